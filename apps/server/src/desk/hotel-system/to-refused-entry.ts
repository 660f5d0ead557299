import type { RefusedEntry } from '@foyer/contract/staff/hotel-system.ts'
import type { Rejection } from '../../book/hotel-system/rejection.store.ts'

export const toRefusedEntry = ({ eventId, kind, key, why }: Rejection): RefusedEntry => ({
  id: eventId,
  ...(kind && { kind }),
  ...(key !== undefined && { key }),
  why,
})
