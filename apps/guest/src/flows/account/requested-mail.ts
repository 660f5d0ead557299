import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

const NAME = 'account.forgotten.sent'

/** The address to which an email was requested on this page, until it is used or replaced. */
export function readRequestedMail(): string | undefined {
  return readFromVisit<string>(NAME)
}

export function storeRequestedMail(email: string): void {
  saveToVisit(NAME, email)
}

export function clearRequestedMail(): void {
  removeFromVisit(NAME)
}
