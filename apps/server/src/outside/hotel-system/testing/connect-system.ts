import { randomUUID } from 'node:crypto'
import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { openSystem } from './open-system.ts'

type Settings = { readonly charges?: object } & object

interface Connection {
  readonly hotel_system: Settings
  readonly secrets: object
}

/** A system that is connected by this document with changes, at noon, and one of its reservations. */
export function connectSystem(known: Connection, reference: string, changes: Partial<Connection> = {}) {
  const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
  const charges = { ...known.hotel_system.charges, ...changes.hotel_system?.charges }
  const document = {
    hotel_system: { ...known.hotel_system, ...changes.hotel_system, charges },
    secrets: { ...known.secrets, ...changes.secrets },
  }
  const system = openSystem(document, () => clock.now)
  return {
    system,
    clock,
    tell: (part: object) =>
      system.deliver({ key: randomUUID(), at: '2027-05-10T10:00:00.000Z', reference, ...part } as DeliveryEvent),
    read: async () => (await system.ask(reference))?.reservation,
  }
}
