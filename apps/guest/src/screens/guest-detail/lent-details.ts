import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { GuestPolicy } from '@foyer/domain/guest/guest-policy.ts'
import { addressOf, contactFrom, isAddressField } from './guest-values.ts'

interface Borrower {
  readonly guest: Guest
  readonly main: Guest | undefined
  readonly policy: Pick<GuestPolicy, 'repeatedEmailAllowed'>
  /** The fields of the form. */
  readonly asked: readonly ShownField[]
}

/**
 * The main guest's address and contact, as far as this form has the fields and they may be copied.
 */
export function lentDetails({ guest, main, policy, asked }: Borrower) {
  const address = guest.main ? undefined : addressOf(main)
  const contact = guest.main ? undefined : contactFrom(main, policy)
  return {
    address: address && asked.some(({ field }) => isAddressField(field)) ? address : undefined,
    contact: contact && asked.some(({ field }) => field.name in contact) ? contact : undefined,
  }
}
