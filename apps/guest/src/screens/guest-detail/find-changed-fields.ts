import { type GuestFieldName, guestFieldNames } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'

/** Returns the fields that changed since this guest was loaded here. */
export function findChangedFields(before: Guest, now: Guest): readonly GuestFieldName[] {
  return guestFieldNames.filter((name) => before[name] !== now[name])
}
