import type { Trial } from './trial.ts'

/** What the command line asks for: parts by name, all of them where none is named; any other word is one of a trial's name. */
export function chosenTrials(
  parts: Readonly<Record<string, readonly Trial[]>>,
  words: readonly string[],
): { readonly part: string; readonly trial: Trial }[] {
  const named = words.filter((word) => Object.hasOwn(parts, word))
  const within = words.filter((word) => !Object.hasOwn(parts, word))
  return Object.entries(parts)
    .filter(([part]) => named.length === 0 || named.includes(part))
    .flatMap(([part, trials]) => trials.map((trial) => ({ part, trial })))
    .filter(({ trial }) => within.length === 0 || within.some((word) => trial.name.split(' ').includes(word)))
}
