import { hash } from 'node:crypto'
import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { listRoomTypes } from '../../access/site/hotel-tables.store.ts'
import type { Sites } from '../../access/site/sites.ts'
import { parseListedStay, readListedTexts } from './listed-stays.store.ts'
import { type HotelContext, readRules, toOverview } from './read-arrivals.ts'
import { RowMemory } from './row-memory.ts'

/** A row of a list, and what a search of the list compares besides. */
export interface ListedOverview {
  readonly arrival: Arrival
  readonly names: readonly string[]
  readonly emails: readonly string[]
}

/** Returns stays as lists show them, in the order of the ids. An unchanged stay is the same object as before. */
export type ReadListed = (staff: HotelContext, ids: readonly string[]) => Promise<ListedOverview[]>

export function createListReader(sites: Sites): ReadListed {
  const memory = new RowMemory<ListedOverview>()
  return async (staff, ids) => {
    if (ids.length === 0) return []
    const { tx, hotel, today } = staff
    const { config, siteOf } = await readRules(staff, sites)
    const types = await listRoomTypes(tx)
    const typeOf = new Map(types.map((type) => [type.id, type]))
    // All that a row depends on besides what is read of it; short, because each row keeps it.
    const rules = hash('sha256', JSON.stringify([hotel.id, hotel.revision, today, types]), 'base64')
    const before = new Map(ids.map((id) => [id, memory.find(rules, id)]))
    const read = await readListedTexts(
      tx,
      ids.map((id) => ({ id, digest: before.get(id)?.digest })),
    )
    const compute = async (text: string): Promise<ListedOverview> => {
      const stay = parseListedStay(text, typeOf)
      const { arrival, guests } = toOverview(staff, config, { ...stay, site: await siteOf(stay.facts) })
      const { states, balance, roomTypeNames } = arrival
      const shared = memory.share({ states, balance, roomTypeNames })
      return toListedOverview({ arrival: { ...arrival, ...shared }, guests })
    }
    const listed: ListedOverview[] = []
    for (const { id, digest, text } of read) {
      const row = text === null ? before.get(id)?.row : await compute(text)
      if (!row) continue
      memory.save(id, { rules, digest, row })
      listed.push(row)
    }
    memory.settle()
    return listed
  }
}

function toListedOverview({ arrival, guests }: { arrival: Arrival; guests: readonly Guest[] }): ListedOverview {
  const names = [
    arrival.firstName,
    arrival.lastName,
    ...guests.flatMap((guest) => [guest.firstName, joinSurnames(guest)]),
  ]
  return {
    arrival,
    names: names.filter((name) => name !== undefined),
    emails: guests.flatMap(({ email }) => email?.toLowerCase() ?? []),
  }
}

const joinSurnames = ({ lastName, secondLastName }: Guest) =>
  [lastName, secondLastName].filter((name) => name !== undefined).join(' ')
