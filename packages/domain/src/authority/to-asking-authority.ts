import type { AskingAuthority } from '../guest/asking-authority.ts'
import type { AuthorityName } from './authority-config.ts'

/** Undefined if the form is the hotel's alone. */
export function toAskingAuthority(name: AuthorityName, isRental: boolean): AskingAuthority | undefined {
  return name === 'file' ? undefined : { name, reports: isRental ? 'rentals' : 'stays' }
}
