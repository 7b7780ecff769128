/** The cover drawings by game. */
import genies from "./genies.svg";
import masterminds from "./masterminds.svg";
import verlagswelt from "./verlagswelt.svg";
import wohlstand from "./wohlstand.svg";
import zenith from "./zenith.svg";

const drawn: Record<string, string> = { genies, masterminds, verlagswelt, wohlstand, zenith };

/** Games of one's own have no cover; the house lends its sign. */
export const cover = (game: string): string => drawn[game] ?? "/icon.svg";
