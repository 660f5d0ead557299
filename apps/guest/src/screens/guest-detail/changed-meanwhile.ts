import { type GuestFieldName, guestFieldNames } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'

/** What somebody else has saved of this guest since they were read here. */
export function changedMeanwhile(before: Guest, now: Guest): readonly GuestFieldName[] {
  return guestFieldNames.filter((name) => before[name] !== now[name])
}
