import type { Site } from '@foyer/domain/config/site.ts'
import { canEditScanned } from '@foyer/domain/document/manual-entry.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { readableFields } from './edited-guest.ts'

/**
 * Fields that a scan has filled in and the guest may not correct here. A derived date stays
 * editable.
 */
export function scannedFields(
  guest: Guest,
  { device, policies }: Pick<Site, 'device' | 'policies'>,
): ReadonlySet<string> {
  if (guest.manual !== false || canEditScanned(device, policies.capture)) return new Set()
  return new Set(
    readableFields.filter(
      (name) => guest[name] !== undefined && !(name === 'issueDate' && guest.issueDateDerived === true),
    ),
  )
}
