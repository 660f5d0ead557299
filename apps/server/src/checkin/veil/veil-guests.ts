import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type Giver, veil, whyVeiled } from '@foyer/domain/pre-checkin/veil.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { giversOf, keepAside, noteGiver } from './givers.store.ts'

type Givers = Awaited<ReturnType<typeof giversOf>>

/** What leaves the house: of guests whom this visit may not read, no more than others of a party need to know. */
export async function veilGuests(visit: Visit, reservations: readonly Reservation[]): Promise<Reservation[]> {
  const { site, today } = visit
  const givers = await giversOf(visit.tx, idsOf(reservations))
  return reservations.map((reservation) => {
    const party = { guests: reservation.guests, site, today }
    const guests = reservation.guests.map((guest) => {
      const why = whyVeiled(giverOf(guest.id, givers, visit), site)
      return why ? veil(guest, why, party) : guest
    })
    return { ...reservation, guests }
  })
}

/**
 * From now on this visit is the giver of these guests, who are replaced as a whole: nobody reads by saving what they were
 * not shown. What another gave is kept aside.
 */
export async function beginGiving(visit: Visit, { id }: Reservation, saved: readonly Guest[]): Promise<void> {
  const givers = await giversOf(visit.tx, [id])
  const isVeiled = (guest: Guest) => whyVeiled(giverOf(guest.id, givers, visit), visit.site) !== undefined
  await keepAside(visit.tx, idsOf(saved.filter(isVeiled)))
  await noteGiver(visit, idsOf(saved))
}

function giverOf(guestId: string, givers: Givers, visit: Visit): Giver {
  const giver = givers.get(guestId) ?? null
  if (giver === null) return 'house'
  return giver === visit.id ? 'here' : 'elsewhere'
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
