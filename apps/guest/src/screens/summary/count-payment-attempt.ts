import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

const MAX_ATTEMPTS = 2

/**
 * Returns false after too many attempts. Stored across a reload, because the gateway's page
 * replaces this one.
 */
export function countPaymentAttempt(reference: string): boolean {
  const name = `payTries.${reference}`
  const tries = (readFromVisit<number>(name) ?? 0) + 1
  saveToVisit(name, tries)
  return tries <= MAX_ATTEMPTS
}
