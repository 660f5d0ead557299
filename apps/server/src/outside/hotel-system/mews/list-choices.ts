import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import type { SystemChoice, SystemChoices } from '../hotel-system.ts'
import { getFacts, getTaxRates, listServices } from './mews-facts.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { readRooms, toNames } from './read-rooms.ts'

interface Named {
  readonly Id: string
  readonly Names: Readonly<Record<string, string>>
}

function toChoice({ Id, Names }: Named): SystemChoice {
  const names = toNames(Names)
  return { id: Id, name: localizeText(names, 'en') || Id }
}

const RATES_ONLY = { Rates: true, AvailabilityBlockAssignments: false }

/** Everything that the hotel chooses from; rooms only once it is clear which service has them. */
export async function listChoices(session: MewsSession): Promise<SystemChoices> {
  const facts = await getFacts(session)
  const stays = listServices(facts, 'Bookable')
  const chosen = session.config.service ?? (stays.length === 1 ? stays[0]?.Id : undefined)
  const [taxes, known, rates] = await Promise.all([
    getTaxRates(session, facts),
    chosen === undefined ? undefined : readRooms(session, chosen),
    chosen === undefined ? undefined : session.readAll(lists.rates, { ServiceIds: [chosen], Extent: RATES_ONLY }),
  ])
  return {
    properties: stays.map(toChoice),
    services: listServices(facts, 'Additional').map(toChoice),
    taxes: [...taxes].map(([id, percent]) => ({ id, name: `${id} (${percent} %)` })),
    ways: facts.paymentTypes.map((id) => ({ id, name: id })),
    ...(rates && { rates: rates.filter(({ IsActive, IsEnabled }) => IsActive && IsEnabled).map(toChoice) }),
    ...(known && {
      roomTypes: known.categories.map(toChoice),
      // Foyer knows a room by its number, which is the name of the space.
      rooms: known.rooms.map(({ resource: { Name } }) => ({ id: Name, name: Name })),
    }),
  }
}
