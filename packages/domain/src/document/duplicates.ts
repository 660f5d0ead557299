import type { Guest } from '../guest/guest.ts'
import { cleanDocumentNumber } from './document-number.ts'

/** Whether another guest of the party has the same document. */
export function hasDuplicateDocument(guest: Guest, others: readonly Guest[]): boolean {
  return hasDuplicate(guest, others, ({ documentNumber = '' }) => cleanDocumentNumber(documentNumber))
}

/** Whether another guest of the party has the same email address, ignoring case. */
export function hasDuplicateEmail(guest: Guest, others: readonly Guest[]): boolean {
  return hasDuplicate(guest, others, ({ email = '' }) => email.trim().toLowerCase())
}

function hasDuplicate(guest: Guest, others: readonly Guest[], wordOf: (guest: Guest) => string): boolean {
  const word = wordOf(guest)
  return word !== '' && others.some((other) => other.id !== guest.id && wordOf(other) === word)
}
