import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

/** The purpose of a link in an email: confirm an address or choose a password. */
type MailPurpose = 'confirm' | 'reset'

const toStorageName = (mail: MailPurpose) => `account.${mail}`

/** The token from an email's link, until it is used. It is removed from the URL at once. */
export function readMailToken(mail: MailPurpose): string | undefined {
  return readFromVisit<string>(toStorageName(mail))
}

export function storeMailToken(mail: MailPurpose, token: string): void {
  saveToVisit(toStorageName(mail), token)
}

export function clearMailToken(mail: MailPurpose): void {
  removeFromVisit(toStorageName(mail))
}
