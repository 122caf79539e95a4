const BETWEEN_VOWELS = /(?<=[aeiouyàâéèêëîïôöûüœ])[b-df-hj-np-tv-xzç]+(?=[aeiouyàâéèêëîïôöûüœ])/giu;
/** What a syllable begins with: two consonants that are spoken together, or one. */
const ONSET = /(?:[bcdfgpt][rl]|[cgpst]h|.)$/iu;
/** Shorter words stand in one line; what is written with a hyphen is broken there. */
const LONG = /(?<![\p{L}-])\p{L}{8,}(?![\p{L}-])/gu;
/** And nobody breaks off an end of so few letters. */
const FEW = 3;

/** The parts of a name that may stand in lines of their own. */
export function syllables(name: string): string[] {
  const parted = name.replace(LONG, (word) =>
    word.replace(BETWEEN_VOWELS, (consonants, place: number) => {
      const onset = consonants.match(ONSET)![0];
      const at = place + consonants.length - onset.length;
      const breaks = at >= FEW && word.length - at > FEW;
      return breaks ? `${consonants.slice(0, -onset.length)}\u00ad${onset}` : consonants;
    }),
  );
  return parted.split("\u00ad");
}
