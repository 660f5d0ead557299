import { randomUUID } from 'node:crypto'
import type { GroupStay, joinGroup } from '@foyer/contract/staff/groups.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { readStays } from '../arrivals/read-arrivals.ts'
import { toGroupLocator } from './group-locator.ts'
import { countCards, listByReference, listMembers, type Member, setGroup } from './groups.store.ts'

type JoinRequest = z.output<typeof joinGroup.body>

/**
 * Stays of one booker, which share a group number. Everything that is done to all of them is done
 * to each by the calls for one stay. A hotel's own system decides what its groups are.
 */
export function createGroupsService(sites: Sites) {
  return {
    async open(staff: Staff, typed: string): Promise<{ locator: string; stays: GroupStay[] }> {
      const locator = toReferenceKey(typed)
      const ids = (await listMembers(staff.tx, locator)).map(({ id }) => id)
      if (ids.length === 0) throw new Problem('notFound', 'no such group')
      const [stays, cards] = await Promise.all([readStays(staff, sites, ids), countCards(staff.tx, ids)])
      const cardsOf = new Map(cards.map((one) => [one.id, one.cards]))
      const members = stays.map(({ arrival }) => ({ ...arrival, cards: cardsOf.get(arrival.id) ?? 0 }))
      return { locator, stays: members.toSorted(compareByName) }
    },

    async join(staff: Staff, { references, locator: typed }: JoinRequest): Promise<string> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const stays = await lockStays(staff, references)
      const locator = typed ? toReferenceKey(typed) : await chooseLocator(staff, stays)
      if (typed && (await listMembers(staff.tx, locator)).length === 0) throw new Problem('notFound', 'no such group')
      if (stays.some((stay) => stay.locator !== null && stay.locator !== locator)) throw new Problem('inAnotherGroup')
      // After a double click, or a retry after a lost answer, none is left.
      const joining = stays.filter((stay) => stay.locator === null)
      if (joining.some(({ state }) => state !== 'expected' && state !== 'inHouse')) throw new Problem('stayEnded')
      await setGroup(
        staff.tx,
        joining.map(({ id }) => id),
        locator,
      )
      for (const { reference } of joining)
        await recordAudit(staff, { action: 'groupJoined', subject: reference, details: { group: locator } })
      return locator
    },

    async leave(staff: Staff, typed: string, shown: string): Promise<void> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const [stay] = await lockStays(staff, [typed])
      if (!stay || stay.locator === null) return
      if (stay.locator !== toReferenceKey(shown)) throw new Problem('inAnotherGroup')
      await setGroup(staff.tx, [stay.id], null)
      await recordAudit(staff, { action: 'groupLeft', subject: stay.reference, details: { group: stay.locator } })
    },
  }
}

export type GroupsService = ReturnType<typeof createGroupsService>

const compareByName = (one: GroupStay, other: GroupStay) =>
  (one.lastName ?? '').localeCompare(other.lastName ?? '') || one.reference.localeCompare(other.reference)

/** Reads the stays under their locks, in the order of their ids, so that two calls cannot block each other. */
async function lockStays(staff: Staff, typed: readonly string[]): Promise<Member[]> {
  const references = [...new Set(typed.map(toReferenceKey))]
  for (const { id } of await listByReference(staff.tx, references)) await acquireReservationLock(staff, id)
  const stays = await listByReference(staff.tx, references)
  if (stays.length < references.length) throw new Problem('reservationNotFound')
  return stays
}

/** A new number, unless a repeated call has already given it to these stays. */
async function chooseLocator({ tx, hotel }: Staff, stays: readonly Member[]): Promise<string> {
  if (stays.length < 2) throw new Problem('badInput', 'a group has several stays')
  const references = stays.map(({ reference }) => reference)
  const locator = toGroupLocator(hotel.id, references)
  const others = (await listMembers(tx, locator)).filter(({ reference }) => !references.includes(reference))
  return others.length === 0 ? locator : toGroupLocator(hotel.id, [...references, randomUUID()])
}
