/** The cover drawings by game. */
import genies from "./genies.svg";
import masterminds from "./masterminds.svg";
import verlagswelt from "./verlagswelt.svg";
import wohlstand from "./wohlstand.svg";
import zenith from "./zenith.svg";

export const covers: Record<string, string> = { genies, masterminds, verlagswelt, wohlstand, zenith };
