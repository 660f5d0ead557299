import type { Money } from '@foyer/domain/basics/money.ts'
import { isOfDrivers } from '@foyer/domain/extras/available-extra.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { type OfferFacts, whyNotOffered } from '@foyer/domain/extras/offer.ts'
import { priceOfOne } from '@foyer/domain/extras/price.ts'
import { capOf } from '@foyer/domain/extras/quantity.ts'
import { takenDays } from '@foyer/domain/extras/taken-days.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type FiledAs, isFiledOtherwise } from '@foyer/domain/reservation/filed-as.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { lockExtras, type OrderedExtra, readBilled, readOrdered, takenByOthers } from './extras.store.ts'
import { followDrivers } from './follow-drivers.ts'
import { costOf, keepExtra, tellExtras } from './keep-order.ts'

interface Wanted {
  readonly extraId: string
  readonly quantity: number
}

interface PricedExtra {
  readonly extraId: string
  /** Of one, for the whole stay. */
  readonly price: Money
  readonly currency: string
  readonly limited: boolean
  /** For this booking, what it has itself included. */
  readonly left?: number
}

export interface ExtrasService {
  price(visit: Visit, reference: string, extraIds: readonly string[]): Promise<PricedExtra[]>
  /** So many of each from now on. Answers with how many there are. */
  order(visit: Visit, reference: string, wanted: readonly Wanted[], called?: FiledAs): Promise<Wanted[]>
  /** Where the hotel has changed the days of a stay, what is ordered costs as much as it does for these. False: it does already. */
  follow(visit: Visit, reference: string): Promise<boolean>
  /** Where cars are rented: as many second and young drivers as there are now. */
  followDrivers(visit: Visit, reference: string): Promise<void>
}

interface Parts {
  readonly reservations: ReservationService
  readonly hotel: TellHotel
  readonly sites: Sites
  readonly changes: Changes
}

export function extrasService({ reservations, hotel, sites, changes }: Parts): ExtrasService {
  return {
    async price(visit, reference, extraIds) {
      const reservation = await reservations.one(visit, reference)
      const extras = visit.site.extras.filter(({ id }) => extraIds.includes(id))
      const leftOf = await leftFor(visit, reservation, extras)
      const { currency } = visit.hotel
      return extras.map((extra) => {
        const left = leftOf(extra)
        const price = priceOfOne(extra, reservation, currency)
        return { extraId: extra.id, price, currency, limited: left !== undefined, ...(left !== undefined && { left }) }
      })
    },

    async order(visit, reference, wanted, called = {}) {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      if (isFiledOtherwise(reservation, called)) throw new Problem('badInput', 'this is another leg of the booking')
      if (visit.site.device.editsByLeave && !reservation.customerCanEdit)
        throw new Problem('mayNot', 'the desk changes the extras of this booking')
      const { tx } = visit
      const orders = wanted.map(({ extraId, quantity }) => ({ extra: knownExtra(visit, extraId), quantity }))
      const limited = orders.flatMap(({ extra }) => (extra.allotment === undefined ? [] : [extra.id]))
      await lockExtras(tx, visit.hotel.id, limited)
      const before = await readOrdered(tx, reservation.id)
      const leftOf = await leftFor(
        visit,
        reservation,
        orders.map(({ extra }) => extra),
      )
      const hadOf = (extra: Extra) => before.find(({ extraId }) => extraId === extra.id)
      const changed = orders.filter(({ extra, quantity }) => quantity !== (hadOf(extra)?.quantity ?? 0))
      const chosen = new Set(before.map(({ extraId }) => extraId))
      // What is given back first makes room for what takes its place.
      for (const { extra, quantity } of [
        ...changed.filter(isGivenBack),
        ...changed.filter((one) => !isGivenBack(one)),
      ]) {
        refuse(visit, reservation, { extra, quantity, had: hadOf(extra), left: leftOf(extra), chosen: [...chosen] })
        await keepExtra(visit, reservation, extra, quantity)
        if (quantity === 0) chosen.delete(extra.id)
        else chosen.add(extra.id)
      }
      const ordered = await readBilled(tx, reservation.id)
      if (changed.length > 0) {
        await tellExtras(hotel, visit, reservation, ordered)
        afterCommit(tx, () => changes.tell(visit.hotel.id, 'stays'))
      }
      return ordered.map(({ extraId, quantity }) => ({ extraId, quantity }))
    },

    async followDrivers(visit, reference) {
      const { id, state } = await reservations.one(visit, reference)
      if (state !== 'expected') return
      await takeTurn(visit, id)
      // Read when the turn has come.
      await followDrivers(visit, await reservations.one(visit, reference), { sites, hotel })
    },

    async follow(visit, reference) {
      const { tx, site, hotel: ofHotel } = visit
      const { id } = await reservations.one(visit, reference)
      await takeTurn(visit, id)
      // Read when the turn has come.
      const reservation = await reservations.one(visit, reference)
      const stale = (await readBilled(tx, id)).flatMap(({ extraId, quantity, amount }) => {
        const extra = site.extras.find((one) => one.id === extraId)
        return extra && costOf(extra, quantity, reservation, ofHotel.currency) !== amount ? [{ extra, quantity }] : []
      })
      if (stale.length === 0) return false
      await lockExtras(
        tx,
        ofHotel.id,
        stale.flatMap(({ extra }) => (extra.allotment === undefined ? [] : [extra.id])),
      )
      for (const { extra, quantity } of stale) await keepExtra(visit, reservation, extra, quantity)
      await tellExtras(hotel, visit, reservation, await readBilled(tx, id))
      afterCommit(tx, () => changes.tell(ofHotel.id, 'stays'))
      return true
    },
  }
}

const isGivenBack = ({ quantity }: { readonly quantity: number }) => quantity === 0

function knownExtra({ site }: Visit, id: string): Extra {
  const extra = site.extras.find((one) => one.id === id)
  if (!extra) throw new Problem('extraNotOffered', 'the hotel has no such extra')
  return extra
}

interface Judged extends Pick<Wanted, 'quantity'> {
  readonly extra: Extra
  readonly had: OrderedExtra | undefined
  readonly left: number | undefined
  readonly chosen: readonly string[]
}

/** Less is always possible, unless somebody has done it already; more only where it is offered and there is enough. */
function refuse(visit: Visit, reservation: Reservation, { extra, quantity, had, left, chosen }: Judged): void {
  if (isOfDrivers(extra.type) && visit.site.product.isRac)
    throw new Problem('extraNotOffered', 'there are as many as drivers')
  const isLess = quantity < (had?.quantity ?? 0)
  if (isLess && had?.done) throw new Problem('extraDone', 'the hotel has done it already')
  if (isLess) return
  const reason = whyNotOffered(extra, visit.site.extras, factsOf(visit, reservation, chosen))
  if (reason) throw new Problem('extraNotOffered', reason)
  if (quantity > capOf({ max: extra.max }, extra.control))
    throw new Problem('badInput', 'more than one booking may have')
  if (quantity > capOf({ left }, extra.control)) throw new Problem('extraSoldOut', 'not so many are left')
}

function factsOf({ site }: Visit, reservation: Reservation, chosen: readonly string[]): OfferFacts {
  const { room, children, hasPets, included } = reservation
  return {
    roomTypeId: room.typeId,
    children,
    hasPets,
    included,
    chosen,
    // What a station has on hand stands in its document.
    ...(site.product.isRac && { onHand: site.extras.map(({ id }) => id) }),
  }
}

/** How many of each this booking may have, counted on its worst day; undefined of what is not limited. */
async function leftFor(
  { tx }: Visit,
  reservation: Pick<Reservation, 'id' | 'startDate' | 'endDate'>,
  extras: readonly Extra[],
): Promise<(extra: Extra) => number | undefined> {
  const limited = extras.filter(({ allotment }) => allotment !== undefined)
  const { id, startDate, endDate } = reservation
  const ids = limited.map((extra) => extra.id)
  const taken = ids.length > 0 ? await takenByOthers(tx, ids, startDate, endDate, id) : []
  return (extra) => {
    const { allotment } = extra
    if (allotment === undefined) return undefined
    const days = takenDays(extra, reservation)
    const most = taken.filter((one) => one.extraId === extra.id && days.includes(one.day)).map((one) => one.quantity)
    return Math.max(0, allotment - Math.max(0, ...most))
  }
}
