import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { GuestPolicy } from '@foyer/domain/guest/guest-policy.ts'
import { isAddressField, selectSharedAddress, selectSharedContact } from './guest-values.ts'

interface SharedDetailsOptions {
  readonly guest: Guest
  readonly main: Guest | undefined
  readonly policy: Pick<GuestPolicy, 'repeatedEmailAllowed'>
  /** The fields of the form. */
  readonly asked: readonly ShownField[]
}

/**
 * The main guest's address and contact, as far as this form has the fields and they may be copied.
 */
export function selectSharedDetails({ guest, main, policy, asked }: SharedDetailsOptions) {
  const address = guest.main ? undefined : selectSharedAddress(main)
  const contact = guest.main ? undefined : selectSharedContact(main, policy)
  return {
    address: address && asked.some(({ field }) => isAddressField(field)) ? address : undefined,
    contact: contact && asked.some(({ field }) => field.name in contact) ? contact : undefined,
  }
}
