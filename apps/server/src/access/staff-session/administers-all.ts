import { canPerform } from '@foyer/domain/staff/roles.ts'
import { listRoles } from './member.store.ts'
import type { Staff } from './staff.ts'

/** Whether this person can already do everything that a member at these hotels can. */
export async function administersAll(staff: Staff, hotelIds: readonly number[]): Promise<boolean> {
  if (!canPerform(staff.role, 'changeUsers')) return false
  const mine = new Map((await listRoles(staff.tx, staff.id)).map(({ hotelId, role }) => [hotelId, role]))
  return hotelIds.every((hotelId) => mine.get(hotelId) === 'administrator')
}
