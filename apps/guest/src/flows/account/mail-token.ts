import { forget, keep, kept } from '../../site/kept.ts'

/** What the link of a letter can carry: it confirms an address, or lets its reader choose a password. */
type MailPurpose = 'confirm' | 'reset'

const nameOf = (mail: MailPurpose) => `account.${mail}`

/** What a letter's link carried, until it is used. It leaves the address at once. */
export function heldMailToken(mail: MailPurpose): string | undefined {
  return kept<string>(nameOf(mail))
}

export function holdMailToken(mail: MailPurpose, token: string): void {
  keep(nameOf(mail), token)
}

export function dropMailToken(mail: MailPurpose): void {
  forget(nameOf(mail))
}
