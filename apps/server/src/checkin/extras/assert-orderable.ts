import { getAllotmentDays } from '@foyer/domain/extras/allotment-days.ts'
import { isDriverType } from '@foyer/domain/extras/available-extra.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { isTooEarlyForExtras, notOfferedReason, type OfferFacts } from '@foyer/domain/extras/offer.ts'
import { getMaxQuantity } from '@foyer/domain/extras/quantity.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { listTakenByOthers, type OrderedExtra } from './extras.store.ts'

interface OrderContext {
  readonly quantity: number
  readonly extra: Extra
  readonly had: OrderedExtra | undefined
  readonly left: number | undefined
  readonly chosen: readonly string[]
}

/**
 * Throws if the change isn't allowed: reductions are, unless already carried out; increases only if
 * offered and available.
 */
export function assertOrderable(
  visit: Visit,
  reservation: Reservation,
  { extra, quantity, had, left, chosen }: OrderContext,
): void {
  if (isDriverType(extra.type) && visit.site.product.isRac)
    throw new Problem('extraNotOffered', 'there are as many as drivers')
  const isLess = quantity < (had?.quantity ?? 0)
  if (isLess && had?.done) throw new Problem('extraDone', 'the hotel has already done it')
  if (isLess) return
  if (isTooEarlyForExtras(reservation, visit.site.process))
    throw new Problem('extraNotOffered', 'the hotel offers them on arrival')
  const reason = notOfferedReason(extra, visit.site.extras, toOfferFacts(visit, reservation, chosen))
  if (reason) throw new Problem('extraNotOffered', reason)
  if (quantity > getMaxQuantity({ max: extra.max }, extra.control))
    throw new Problem('badInput', 'more than one booking may have')
  if (quantity > getMaxQuantity({ left }, extra.control)) throw new Problem('extraSoldOut', 'not enough are left')
}

function toOfferFacts({ site }: Visit, reservation: Reservation, chosen: readonly string[]): OfferFacts {
  const { room, children, hasPets, included } = reservation
  return {
    roomTypeId: room.typeId,
    children,
    hasPets,
    included,
    chosen,
    // A station's document lists what it has on hand.
    ...(site.product.isRac && { onHand: site.extras.map(({ id }) => id) }),
  }
}

/**
 * Returns how many of each this booking may have, based on its busiest day; undefined if unlimited.
 */
export async function readRemaining(
  { tx }: Visit,
  reservation: Pick<Reservation, 'id' | 'startDate' | 'endDate'>,
  extras: readonly Extra[],
): Promise<(extra: Extra) => number | undefined> {
  const limited = extras.filter(({ allotment }) => allotment !== undefined)
  const { id, startDate, endDate } = reservation
  const ids = limited.map((extra) => extra.id)
  const taken = ids.length > 0 ? await listTakenByOthers(tx, ids, startDate, endDate, id) : []
  return (extra) => {
    const { allotment } = extra
    if (allotment === undefined) return undefined
    const days = getAllotmentDays(extra, reservation)
    const most = taken.filter((one) => one.extraId === extra.id && days.includes(one.day)).map((one) => one.quantity)
    return Math.max(0, allotment - Math.max(0, ...most))
  }
}
