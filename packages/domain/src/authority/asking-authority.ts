import type { AuthorityName } from './authority-config.ts'

/** An authority to which reports are sent, and of what. */
export interface AskingAuthority {
  readonly name: Exclude<AuthorityName, 'file'>
  readonly reports: 'stays' | 'rentals'
}

/** Undefined if nothing is sent, so that the form is the hotel's alone. */
export function toAskingAuthority(name: AuthorityName, isRental: boolean): AskingAuthority | undefined {
  return name === 'file' ? undefined : { name, reports: isRental ? 'rentals' : 'stays' }
}
