/** Sounds made on the spot with WebAudio: nothing to download, nothing to license. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "coin" | "card" | "turn" | "win" | "no" | "chat";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: AudioContext, pitch: number, start: number, length: number, loud: number, shape: OscillatorType): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** A short knock of filtered noise: wood, cardboard, a die on the table. */
function knock(at: AudioContext, pitch: number, start: number, length: number, loud: number): void {
  const frames = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const SCORES: Record<Sound, (at: AudioContext) => void> = {
  dice: (at) => [0, 0.11, 0.2, 0.31, 0.39, 0.52].forEach((s, i) => knock(at, 1500 + i * 130, s, 0.06, 0.5 - i * 0.05)),
  coin: (at) => [1850, 2480].forEach((pitch, i) => tone(at, pitch, i * 0.045, 0.22, 0.05, "triangle")),
  card: (at) => knock(at, 700, 0, 0.12, 0.5),
  turn: (at) => [523, 784].forEach((pitch, i) => tone(at, pitch, i * 0.14, 0.5, 0.07, "sine")),
  win: (at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(at, pitch, i * 0.15, 0.7, 0.07, "triangle")),
  no: (at) => tone(at, 196, 0, 0.16, 0.07, "triangle"),
  chat: (at) => tone(at, 880, 0, 0.12, 0.04, "sine"),
};

export function play(sound: Sound): void {
  const at = audio();
  if (at) SCORES[sound](at);
}
