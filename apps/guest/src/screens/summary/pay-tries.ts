import { keep, kept } from '../../site/kept.ts'

const MOST_TRIES = 2

/**
 * Returns false after too many attempts. Stored across a reload, because the gateway's page
 * replaces this one.
 */
export function countPayTry(reference: string): boolean {
  const name = `payTries.${reference}`
  const tries = (kept<number>(name) ?? 0) + 1
  keep(name, tries)
  return tries <= MOST_TRIES
}
