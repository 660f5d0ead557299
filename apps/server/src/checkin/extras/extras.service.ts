import type { Money } from '@foyer/domain/basics/money.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { getUnitPrice } from '@foyer/domain/extras/price.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type ExternalIds, hasOtherExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { adjustToDrivers } from './adjust-to-drivers.ts'
import { assertOrderable, readRemaining } from './assert-orderable.ts'
import { lockExtras, readBilled, readOrdered } from './extras.store.ts'
import { computeCost, publishExtras, saveExtra } from './save-extra.ts'

interface RequestedExtra {
  readonly extraId: string
  readonly quantity: number
}

interface PricedExtra {
  readonly extraId: string
  /** For one unit and the whole stay. */
  readonly price: Money
  readonly currency: string
  readonly limited: boolean
  /** Available to this booking, including what it already has. */
  readonly left?: number
}

export interface ExtrasService {
  price(visit: Visit, reference: string, extraIds: readonly string[]): Promise<PricedExtra[]>
  /** Sets the quantity of each extra and returns the resulting quantities. */
  order(
    visit: Visit,
    reference: string,
    wanted: readonly RequestedExtra[],
    called?: ExternalIds,
  ): Promise<RequestedExtra[]>
  /**
   * Updates the cost of ordered extras after the hotel changed the dates of a stay. Returns false
   * if nothing changed.
   */
  follow(visit: Visit, reference: string): Promise<boolean>
  /** For rentals: sets the number of second and young drivers to the current one. */
  followDrivers(visit: Visit, reference: string): Promise<void>
}

interface ExtrasDependencies {
  readonly reservations: ReservationService
  readonly hotel: HotelPublisher
  readonly sites: Sites
  readonly changes: Changes
}

export function createExtrasService(dependencies: ExtrasDependencies): ExtrasService {
  const { reservations, hotel, sites, changes } = dependencies
  return {
    async price(visit, reference, extraIds) {
      const reservation = await reservations.one(visit, reference)
      const extras = visit.site.extras.filter(({ id }) => extraIds.includes(id))
      const leftOf = await readRemaining(visit, reservation, extras)
      const { currency } = visit.hotel
      return extras.map((extra) => {
        const left = leftOf(extra)
        const price = getUnitPrice(extra, reservation, currency)
        return { extraId: extra.id, price, currency, limited: left !== undefined, ...(left !== undefined && { left }) }
      })
    },

    async order(visit, reference, wanted, called = {}) {
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      if (hasOtherExternalIds(reservation, called)) throw new Problem('badInput', 'this is another leg of the booking')
      if (visit.site.device.editsByLeave && !reservation.customerCanEdit)
        throw new Problem('mayNot', 'the desk changes the extras of this booking')
      const { tx } = visit
      const orders = wanted.map(({ extraId, quantity }) => ({ extra: getExtra(visit, extraId), quantity }))
      const limited = orders.flatMap(({ extra }) => (extra.allotment === undefined ? [] : [extra.id]))
      await lockExtras(tx, visit.hotel.id, limited)
      const before = await readOrdered(tx, reservation.id)
      const leftOf = await readRemaining(
        visit,
        reservation,
        orders.map(({ extra }) => extra),
      )
      const hadOf = (extra: Extra) => before.find(({ extraId }) => extraId === extra.id)
      const changed = orders.filter(({ extra, quantity }) => quantity !== (hadOf(extra)?.quantity ?? 0))
      const chosen = new Set(before.map(({ extraId }) => extraId))
      // Reductions first, because they make room for increases.
      for (const { extra, quantity } of [...changed.filter(isReturned), ...changed.filter((one) => !isReturned(one))]) {
        assertOrderable(visit, reservation, {
          extra,
          quantity,
          had: hadOf(extra),
          left: leftOf(extra),
          chosen: [...chosen],
        })
        await saveExtra(visit, reservation, extra, quantity)
        if (quantity === 0) chosen.delete(extra.id)
        else chosen.add(extra.id)
      }
      const ordered = await readBilled(tx, reservation.id)
      if (changed.length > 0) {
        await publishExtras(hotel, visit, reservation, ordered)
        afterCommit(tx, () => changes.publish(visit.hotel.id, 'stays'))
      }
      return ordered.map(({ extraId, quantity }) => ({ extraId, quantity }))
    },

    async followDrivers(visit, reference) {
      const { id, state } = await reservations.one(visit, reference)
      if (state !== 'expected') return
      await acquireReservationLock(visit, id)
      // Read after locking.
      await adjustToDrivers(visit, await reservations.one(visit, reference), { sites, hotel })
    },

    follow: (visit, reference) => adjustToDays(dependencies, visit, reference),
  }
}

async function adjustToDays(
  { reservations, hotel, changes }: ExtrasDependencies,
  visit: Visit,
  reference: string,
): Promise<boolean> {
  const { tx, site, hotel: ofHotel } = visit
  const { id } = await reservations.one(visit, reference)
  await acquireReservationLock(visit, id)
  // Read after locking.
  const reservation = await reservations.one(visit, reference)
  const stale = (await readBilled(tx, id)).flatMap(({ extraId, quantity, amount }) => {
    const extra = site.extras.find((one) => one.id === extraId)
    return extra && computeCost(extra, quantity, reservation, ofHotel.currency) !== amount ? [{ extra, quantity }] : []
  })
  if (stale.length === 0) return false
  await lockExtras(
    tx,
    ofHotel.id,
    stale.flatMap(({ extra }) => (extra.allotment === undefined ? [] : [extra.id])),
  )
  for (const { extra, quantity } of stale) await saveExtra(visit, reservation, extra, quantity)
  await publishExtras(hotel, visit, reservation, await readBilled(tx, id))
  afterCommit(tx, () => changes.publish(ofHotel.id, 'stays'))
  return true
}

const isReturned = ({ quantity }: { readonly quantity: number }) => quantity === 0

function getExtra({ site }: Visit, id: string): Extra {
  const extra = site.extras.find((one) => one.id === id)
  if (!extra) throw new Problem('extraNotOffered', 'the hotel has no such extra')
  return extra
}
