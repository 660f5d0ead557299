import { forget, keep, kept } from '../../site/kept.ts'

/** The purpose of a link in an email: confirm an address or choose a password. */
type MailPurpose = 'confirm' | 'reset'

const nameOf = (mail: MailPurpose) => `account.${mail}`

/** The token from an email's link, until it is used. It is removed from the URL at once. */
export function heldMailToken(mail: MailPurpose): string | undefined {
  return kept<string>(nameOf(mail))
}

export function holdMailToken(mail: MailPurpose, token: string): void {
  keep(nameOf(mail), token)
}

export function dropMailToken(mail: MailPurpose): void {
  forget(nameOf(mail))
}
