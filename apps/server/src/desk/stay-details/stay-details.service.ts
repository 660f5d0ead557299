import type { changeStayDetails, StayDetails } from '@foyer/contract/staff/stay-details.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { listParty } from '../../book/reservation/party.store.ts'
import { syncParty } from '../../book/reservation/sync-party.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { repriceNights } from '../dates/night-bill.ts'
import { findStayDetails, setAdultGuests, setExpectedAt, setPartySize, setStayNotes } from './stay-details.store.ts'

type DetailsChange = z.output<typeof changeStayDetails.body>
type Stored = Awaited<ReturnType<typeof findStayDetails>>[number]

const names = ['vip', 'staffNotes', 'preferences', 'expectedAt', 'lateCheckOut', 'adults', 'children'] as const

/** What staff note about a stay, and the number of its guests. */
export function createStayDetailsService(sites: Sites) {
  return {
    /** Returns by how much the bill changes, in minor units. */
    async change(staff: Staff, typed: string, { shown, details }: DetailsChange): Promise<number> {
      const { id, reference } = await getStayRow(staff, typed)
      await acquireReservationLock(staff, id)
      const [stored] = await findStayDetails(staff.tx, id)
      if (!stored) throw new Problem('reservationNotFound')
      const changed = listChanged(toDetails(stored), details)
      // A double click, or a retry after a lost answer.
      if (changed.length === 0) return 0
      if (listChanged(toDetails(stored), shown).length > 0)
        throw new Problem('alreadyHandled', 'a colleague has changed the details')
      if (stored.state !== 'expected' && stored.state !== 'inHouse') throw new Problem('stayEnded')
      const { vip, staffNotes, preferences, expectedAt, lateCheckOut } = details
      await setStayNotes(staff.tx, id, vip, staffNotes || null, preferences || null, lateCheckOut ?? null)
      if (changed.includes('expectedAt')) await setExpectedAt(staff.tx, id, expectedAt ?? null)
      const isOtherParty = changed.includes('adults') || changed.includes('children')
      const difference = isOtherParty ? await resize(staff, id, stored, details) : 0
      const { currency } = staff.hotel
      await recordAudit(staff, {
        action: 'detailsChanged',
        subject: reference,
        details: {
          // Never what was written: entries outlive the erasure of a guest's data.
          changed: changed.join(', '),
          ...(changed.includes('lateCheckOut') && lateCheckOut && { lateCheckOut }),
          ...(difference !== 0 && { amount: formatMoney({ minor: difference, currency }, 'en') }),
        },
      })
      return difference
    },
  }

  /** Prices and the city tax can depend on the number of guests. Returns by how much the bill changes. */
  async function resize(staff: Staff, id: string, stored: Stored, { adults, children }: StayDetails): Promise<number> {
    const { tx, hotel } = staff
    if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
    const isInHouse = stored.state === 'inHouse'
    if (isInHouse && adults + children > stored.adults + stored.children)
      await assertSleeps(staff, stored.typeId, adults + children)
    const { product } = await getDefaultSite(sites, tx, hotel)
    if (product.addsPeople) throw new Problem('badInput', 'drivers are added and removed one by one')
    const { firstName, lastName } = stored
    await setPartySize(tx, id, adults, children)
    await syncParty(
      tx,
      { hotelId: hotel.id, id },
      { adults, children, firstName: firstName ?? undefined, lastName: lastName ?? undefined },
    )
    // A guest who has entered something is removed by name, and not by a number; one in house never is.
    if ((await listParty(tx, id)).length > adults + children)
      throw new Problem(isInHouse ? 'alreadyCheckedIn' : 'guestsRegistered')
    await setAdultGuests(tx, id, adults)
    return repriceNights(sites, staff, id)
  }

  /** A party that is expected can still get a room of another type. */
  async function assertSleeps({ tx, hotel }: Staff, typeId: string, guests: number): Promise<void> {
    const { walkIn } = (await sites.config(tx, hotel)).config
    const sleeps = walkIn.roomTypes.find(({ id }) => id === typeId)?.sleeps
    if (sleeps !== undefined && guests > sleeps) throw new Problem('roomTooSmall')
  }
}

export type StayDetailsService = ReturnType<typeof createStayDetailsService>

const toDetails = ({
  vip,
  staffNotes,
  preferences,
  expectedAt,
  lateCheckOut,
  adults,
  children,
}: Stored): StayDetails => ({
  vip,
  staffNotes: staffNotes ?? undefined,
  preferences: preferences ?? undefined,
  expectedAt: expectedAt ?? undefined,
  lateCheckOut: lateCheckOut ?? undefined,
  adults,
  children,
})

const listChanged = (before: StayDetails, after: StayDetails) =>
  names.filter((name) => (before[name] || undefined) !== (after[name] || undefined))
