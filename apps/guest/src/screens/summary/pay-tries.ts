import { keep, kept } from '../../site/kept.ts'

const MOST_TRIES = 2

/** False when this screen has tried often enough. The gateway's page ends this one, so that it is counted where a reload finds it. */
export function countPayTry(reference: string): boolean {
  const name = `payTries.${reference}`
  const tries = (kept<number>(name) ?? 0) + 1
  keep(name, tries)
  return tries <= MOST_TRIES
}
