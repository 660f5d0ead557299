import { isGuestFieldName } from '../fields/field.ts'
import { isBlocking } from '../fields/issues.ts'
import type { Guest } from '../guest/guest.ts'
import { checkGuest, type GuestForm } from './check-guest.ts'

interface Asked {
  readonly guest: Guest
  /** Whether guests change what is known on this device only where the reservation says so. */
  readonly editsByLeave: boolean
  readonly customerCanEdit: boolean
  /** By name: what stands on a document is changed with it, whoever gives leave. */
  readonly documentFields?: readonly string[]
  /** What a scan has filled in here. */
  readonly scanned?: ReadonlySet<string>
  readonly form: GuestForm
}

const nothing: ReadonlySet<string> = new Set()

/** What this guest may read but not change. A wrong or missing value is never locked: it would be a dead end. */
export function lockedFields(asked: Asked): ReadonlySet<string> {
  const { guest, editsByLeave, customerCanEdit, documentFields = [], scanned = nothing, form } = asked
  const needsLeave = editsByLeave && !customerCanEdit
  const isLocked = (name: string) =>
    !guest.editable ||
    (needsLeave && !documentFields.includes(name)) ||
    scanned.has(name) ||
    (guest.blockFilledFields && isGuestFieldName(name) && guest[name] !== undefined)
  const locked = form.fields.map(({ name }) => name).filter(isLocked)
  if (locked.length === 0) return nothing
  const wrong = new Set(
    checkGuest(guest, form)
      .filter(isBlocking)
      .map(({ field }): string => field),
  )
  return new Set(locked.filter((name) => !wrong.has(name)))
}
