import { isGuestFieldName } from '../fields/field.ts'
import { isBlocking } from '../fields/issues.ts'
import type { Guest } from '../guest/guest.ts'
import { checkGuest, type GuestForm } from './check-guest.ts'

interface LockedFieldsOptions {
  readonly guest: Guest
  /** Whether known data can be changed on this device only if the reservation allows it. */
  readonly editsByLeave: boolean
  readonly customerCanEdit: boolean
  /**
   * Names of the fields that come from a document; they change with the document, regardless of the
   * reservation.
   */
  readonly documentFields?: readonly string[]
  /** Fields that a scan has filled in here. */
  readonly scanned?: ReadonlySet<string>
  readonly form: GuestForm
}

const noFields: ReadonlySet<string> = new Set()

/**
 * The fields that this guest can read but not change. A wrong or missing value is never locked, so
 * that the guest can correct it.
 */
export function findLockedFields(asked: LockedFieldsOptions): ReadonlySet<string> {
  const { guest, editsByLeave, customerCanEdit, documentFields = [], scanned = noFields, form } = asked
  const needsLeave = editsByLeave && !customerCanEdit
  const isLocked = (name: string) =>
    !guest.editable ||
    (needsLeave && !documentFields.includes(name)) ||
    scanned.has(name) ||
    (guest.blockFilledFields && isGuestFieldName(name) && guest[name] !== undefined)
  const locked = form.fields.map(({ name }) => name).filter(isLocked)
  if (locked.length === 0) return noFields
  const wrong = new Set(
    checkGuest(guest, form)
      .filter(isBlocking)
      .map(({ field }): string => field),
  )
  return new Set(locked.filter((name) => !wrong.has(name)))
}
