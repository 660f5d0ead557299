import { forget, keep, kept } from '../../site/kept.ts'

const NAME = 'account.forgotten.sent'

/** The address to which an email was requested on this page, until it is used or replaced. */
export function askedMail(): string | undefined {
  return kept<string>(NAME)
}

export function keepAsked(email: string): void {
  keep(NAME, email)
}

export function forgetAsked(): void {
  forget(NAME)
}
