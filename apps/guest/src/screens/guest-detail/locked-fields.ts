import type { Site } from '@foyer/domain/config/site.ts'
import { checkGuest, type GuestForm } from '@foyer/domain/fields/check-guest.ts'
import { isGuestFieldName } from '@foyer/domain/fields/field.ts'
import { isBlocking } from '@foyer/domain/fields/issues.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'

interface Asked {
  readonly guest: Guest
  readonly site: Pick<Site, 'device' | 'fields'>
  readonly customerCanEdit: boolean
  readonly form: GuestForm
}

/** What this guest may read but not change. A wrong or missing value is never locked: it would be a dead end. */
export function lockedFields({ guest, site, customerCanEdit, form }: Asked): ReadonlySet<string> {
  const wrong = new Set(
    checkGuest(guest, form)
      .filter(isBlocking)
      .map(({ field }) => field),
  )
  const contact = [...site.fields.mainGuest, ...site.fields.otherGuest]
  const isLocked = (name: string) => {
    const isFilled = isGuestFieldName(name) && guest[name] !== undefined
    if (guest.blockFilledFields && isFilled) return true
    if (!guest.editable) return true
    return site.device.isFrontApp && !customerCanEdit && contact.some((field) => field.name === name)
  }
  return new Set(form.fields.map(({ name }) => name).filter((name) => isLocked(name) && !wrong.has(name)))
}
