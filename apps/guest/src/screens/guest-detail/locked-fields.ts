import type { Site } from '@foyer/domain/config/site.ts'
import { mayEditScanned } from '@foyer/domain/document/manual-entry.ts'
import { checkGuest, type GuestForm } from '@foyer/domain/fields/check-guest.ts'
import { isGuestFieldName } from '@foyer/domain/fields/field.ts'
import { isBlocking } from '@foyer/domain/fields/issues.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { readableFields } from './guest-in-hand.ts'

interface Asked {
  readonly guest: Guest
  readonly site: Pick<Site, 'device' | 'policies'>
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
  const scanned = scannedFields(guest, site)
  const isLocked = (name: string) => {
    const isFilled = isGuestFieldName(name) && guest[name] !== undefined
    if (guest.blockFilledFields && isFilled) return true
    if (!guest.editable || scanned.has(name)) return true
    return site.device.editsByLeave && !customerCanEdit
  }
  return new Set(form.fields.map(({ name }) => name).filter((name) => isLocked(name) && !wrong.has(name)))
}

/** What a scan has filled in and the guest may not correct here. A date that we worked out is there to be corrected. */
export function scannedFields(guest: Guest, { device, policies }: Asked['site']): ReadonlySet<string> {
  if (guest.manual !== false || mayEditScanned(device, policies.capture)) return new Set()
  return new Set(
    readableFields.filter(
      (name) => guest[name] !== undefined && !(name === 'issueDate' && guest.issueDateDerived === true),
    ),
  )
}
