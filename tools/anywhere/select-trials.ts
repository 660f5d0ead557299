import type { Trial } from './trial.ts'

/**
 * Trials chosen on the command line: parts by name, or all of them; any other word filters by the
 * trial's name.
 */
export function selectTrials(
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
