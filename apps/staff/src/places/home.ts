import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import { type Place, place } from './place.ts'

/** Where a member starts: at the arrivals, or at the rooms for one who sees nothing else. */
export const getHome = (may: readonly StaffAction[]): Place =>
  place(may.includes('seeArrivals') ? 'arrivals' : 'housekeeping')
