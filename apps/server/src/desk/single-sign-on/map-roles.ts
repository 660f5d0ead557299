import { type Role, roleNames } from '@foyer/domain/staff/roles.ts'
import type { RoleRule } from '../../platform/env/single-sign-on.ts'

/** The role at each hotel; the highest one if several values give one. */
export function mapRoles(
  values: readonly string[],
  rules: readonly RoleRule[],
  hotelIds: readonly number[],
): ReadonlyMap<number, Role> {
  const mapped = new Map<number, Role>()
  for (const { value, role, hotels } of rules) {
    if (!values.includes(value)) continue
    for (const hotelId of hotelIds) {
      if (hotels !== 'all' && !hotels.includes(hotelId)) continue
      const known = mapped.get(hotelId)
      if (known === undefined || roleNames.indexOf(role) > roleNames.indexOf(known)) mapped.set(hotelId, role)
    }
  }
  return mapped
}
