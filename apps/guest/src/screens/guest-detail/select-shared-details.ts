import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { GuestPolicy } from '@foyer/domain/guest/guest-policy.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { isAddressField, selectSharedAddress, selectSharedContact } from './guest-values.ts'

interface SharedDetailsOptions {
  readonly guest: Guest
  /** The party, the main guest first. */
  readonly party: readonly Guest[]
  readonly policy: Pick<GuestPolicy, 'repeatedEmailAllowed'>
  /** The fields of the form. */
  readonly asked: readonly ShownField[]
}

/**
 * The address and contact of the first guest who has them, as far as this form has the fields and
 * they may be copied, and whose they are. The main guest copies nothing.
 */
export function selectSharedDetails({ guest, party, policy, asked }: SharedDetailsOptions) {
  const lenders = guest.main ? [] : party.filter(({ id, main, firstName }) => id !== guest.id && (main || firstName))
  const address = findShared(lenders, selectSharedAddress)
  const contact = findShared(lenders, (lender) => selectSharedContact(lender, policy))
  return {
    address: address && asked.some(({ field }) => isAddressField(field)) ? address : undefined,
    contact: contact && asked.some(({ field }) => field.name in contact.values) ? contact : undefined,
  }
}

function findShared(lenders: readonly Guest[], select: (lender: Guest) => FieldValues | undefined) {
  for (const lender of lenders) {
    const values = select(lender)
    if (values) return { values, name: lender.firstName ?? '' }
  }
  return undefined
}
