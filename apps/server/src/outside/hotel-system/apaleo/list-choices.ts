import type { SystemChoice, SystemChoices } from '../hotel-system.ts'
import {
  apaleoPaymentMethods,
  apaleoProperties,
  apaleoRatePlans,
  apaleoServiceTypes,
  apaleoVatTypes,
} from './apaleo-answers.ts'
import { ApaleoRefusal } from './apaleo-refusal.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { readInventory } from './read-inventory.ts'
import { readPages } from './read-pages.ts'
import { isTax } from './tax-types.ts'

const toNamed = (id: string): SystemChoice => ({ id, name: id })

/** Everything that staff choose from. Until a property is chosen, only the properties. */
export async function listChoices(session: ApaleoSession): Promise<SystemChoices> {
  const known = await readPages(async (query) => {
    const answer = await session.read(apaleoProperties, '/inventory/v1/properties', query)
    return answer?.properties ?? []
  })
  const properties = known.map(({ id, name }) => ({ id, name }))
  const chosen = known.find(({ id }) => id === session.property)
  if (!chosen) return { properties }
  const [{ groups, units }, services, ways, taxes, rates] = await Promise.all([
    readInventory(session),
    session.read(apaleoServiceTypes, '/finance/v1/types/service-types'),
    session.read(apaleoPaymentMethods, '/finance/v1/types/payment-methods'),
    session.read(apaleoVatTypes, '/finance/v1/types/vat', { isoCountryCode: chosen.location.countryCode }),
    readRatePlans(session),
  ])
  return {
    properties,
    roomTypes: groups.map(({ id, name }) => ({ id, name })),
    // Foyer knows a room by its number, which is the unit's name.
    rooms: units.map(({ name }) => toNamed(name)),
    // Taxes are Apaleo's own, and nothing that guests buy with Foyer.
    services: (services?.serviceTypes ?? []).filter((type) => !isTax(type)).map(toNamed),
    ways: (ways?.paymentMethods ?? []).map(toNamed),
    taxes: (taxes?.vatTypes ?? []).map(({ type, percent }) => ({ id: type, name: `${type} (${percent} %)` })),
    ...(rates && { rates }),
  }
}

/** A client that Foyer uses without walk-ins does not need the right to read them. */
async function readRatePlans(session: ApaleoSession): Promise<readonly SystemChoice[] | undefined> {
  const propertyId = session.property
  try {
    const plans = await readPages(async (query) => {
      const answer = await session.read(apaleoRatePlans, '/rateplan/v1/rate-plans', { ...query, propertyId })
      return answer?.ratePlans ?? []
    })
    return plans.map(({ id, name }) => ({ id, name: `${name} (${id})` }))
  } catch (error) {
    if (error instanceof ApaleoRefusal && error.status === 403) return undefined
    throw error
  }
}
