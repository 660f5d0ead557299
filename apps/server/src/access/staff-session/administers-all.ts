import { mayDo } from '@foyer/domain/staff/roles.ts'
import { rolesOf } from './member.store.ts'
import type { Staff } from './staff.ts'

/** Whether this person can already do everything that a member at these hotels can. */
export async function administersAll(staff: Staff, hotelIds: readonly number[]): Promise<boolean> {
  if (!mayDo(staff.role, 'changeUsers')) return false
  const mine = new Map((await rolesOf(staff.tx, staff.id)).map(({ hotelId, role }) => [hotelId, role]))
  return hotelIds.every((hotelId) => mine.get(hotelId) === 'administrator')
}
