import { type ApaleoUnit, type ApaleoUnitGroup, apaleoUnitGroups, apaleoUnits } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { readPages } from './read-pages.ts'

/** All rooms and types of the property. */
export async function readInventory(
  session: ApaleoSession,
): Promise<{ readonly groups: ApaleoUnitGroup[]; readonly units: ApaleoUnit[] }> {
  const propertyId = session.property
  const groups = await readPages(async (query) => {
    const answer = await session.read(apaleoUnitGroups, '/inventory/v1/unit-groups', { ...query, propertyId })
    return answer?.unitGroups ?? []
  })
  const units = await readPages(async (query) => {
    const answer = await session.read(apaleoUnits, '/inventory/v1/units', { ...query, propertyId })
    return answer?.units ?? []
  })
  return { groups, units }
}
