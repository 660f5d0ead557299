import { addExtras } from '@foyer/contract/extras.ts'
import { fromDecimal } from '@foyer/domain/basics/money.ts'
import { type diffQuantities, getQuantity, type Quantities } from '@foyer/domain/extras/quantity.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { buildReservationQuery } from '../../journey/build-reservation-query.ts'
import { toRentalFields } from '../../journey/to-rental-fields.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { OfferedExtra } from './use-offered-extras.ts'

interface OrderDependencies {
  readonly code: string
  readonly priced: readonly OfferedExtra[]
  readonly refresh: () => Promise<unknown>
  readonly refetchPrices: () => Promise<unknown>
  /** Called when the guest retries in the offline dialog. */
  readonly retry: () => unknown
}

/** Sends the order: the extras whose quantity changed. */
export function useOrderExtras({ code, priced, refresh, refetchPrices, retry }: OrderDependencies) {
  const { site, hotel, label, language } = useSite()
  const problems = useProblems()
  const showToast = useShowToast()
  const order = useCall(addExtras)
  const wish = useIdempotencyKey()

  /** False if it failed; the problem is already shown. */
  async function send(stay: Reservation, changed: ReturnType<typeof diffQuantities>): Promise<boolean> {
    const body = {
      isRac: site.product.isRac,
      language,
      ...toRentalFields(stay),
      items: stay.items,
      extras: changed.map(({ id, quantity }) => ({ ...saidOf(stay, id), hotelId: hotel.id, quantity })),
    }
    try {
      const { extras } = await order.mutateAsync({ query: buildReservationQuery(site), body, key: wish.keyFor(body) })
      wish.reset()
      await refresh()
      const ordered: Quantities = Object.fromEntries(extras.map(({ extraId, quantity }) => [extraId, quantity]))
      if (changed.every(({ id, quantity }) => getQuantity(ordered, id) === quantity)) return true
      problems.show(new Problem('unexpected', 'other extras were booked'), { action: 'Extras update', code })
      return false
    } catch (caught) {
      if (ensureProblem(caught).code !== 'extraSoldOut') {
        problems.show(caught, { action: 'Extras update', code, retry })
        return false
      }
      // Sold out meanwhile: reload and show what is left.
      wish.reset()
      showToast({ kind: 'problem', text: label('problem.extraSoldOut.text'), lastsMs: durations.long })
      await refetchPrices()
      return false
    }
  }

  const saidOf = (stay: Reservation, id: string) => {
    const one = priced.find(({ extra }) => extra.id === id)
    return {
      reference: stay.reference,
      initialNumber: stay.initialNumber,
      legNumber: stay.legNumber,
      roomTypeId: stay.room.typeId,
      extraId: id,
      adults: stay.adults,
      children: stay.children,
      nights: stay.nights,
      price: one?.price,
      ...(one?.extra.childPrice !== undefined && { childPrice: fromDecimal(one.extra.childPrice, hotel.currency) }),
      currency: hotel.currency,
    }
  }

  return { send, isPending: order.isPending }
}
