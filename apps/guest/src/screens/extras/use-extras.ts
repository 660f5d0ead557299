import { addExtras } from '@foyer/contract/extras.ts'
import { afterExtras, pastEmptyExtras } from '@foyer/domain/extras/after-extras.ts'
import { pagesOf } from '@foyer/domain/extras/pages.ts'
import { times } from '@foyer/domain/extras/price.ts'
import { changedQuantities, type Quantities, quantityOf } from '@foyer/domain/extras/quantity.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { fromDecimal } from '@foyer/domain/payment/money.ts'
import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDesk } from '../../flows/desk/desk-context.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { nobodySigns } from '../../journey/nobody-signs.ts'
import { rentalOf } from '../../journey/rental-of.ts'
import { reservationQuery } from '../../journey/reservation-query.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { forget, keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { useSession } from '../../visit/session-context.tsx'
import { useOfferedExtras } from './use-offered-extras.ts'

interface Draft {
  readonly chosen: Quantities
  readonly page: number
}

/** What is offered beside the room, how many of each are wanted, and the order itself. */
export function useExtras() {
  const { site, hotel, label, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const showToast = useShowToast()
  const desk = useDesk()
  const today = useToday()
  const { session } = useSession()
  const code = journey.place.params['code'] ?? ''
  const { reservation, reservations, problem, refresh } = useReservation(code)
  const { offered, prices, arePriced, priced: pricedWith } = useOfferedExtras(code, reservation)
  const order = useCall(addExtras)
  const wish = useIdempotencyKey()
  const draft = `extras.${code}`
  const mayEdit = reservation?.customerCanEdit !== false || !site.device.editsByLeave
  const [given, setGiven] = useState<Draft | undefined>(() => kept<Draft>(draft))

  const before: Quantities = Object.fromEntries(
    (reservation?.extras ?? []).map(({ id, quantity = 0 }) => [id, quantity]),
  )
  const chosen = given?.chosen ?? before
  const page = given?.page ?? (journey.movedBack ? Number.POSITIVE_INFINITY : 0)
  const priced = pricedWith(chosen)
  // What follows from the drivers is on the bill by itself.
  const byHand = priced.filter(({ available }) => available?.editable !== false)
  const pages = pagesOf(priced, site.policies.extras)
  const at = Math.max(0, Math.min(page, pages.length - 1))

  const say = (next: Partial<Draft>) => {
    const all = { chosen, page: at, ...next }
    setGiven(all)
    keep(draft, all)
  }

  const failure = problem ?? (prices.data ? undefined : (prices.error ?? undefined))
  useEffect(() => {
    if (failure) problems.show(failure, { action: 'Extras update', code, retry: prices.refetch })
  }, [failure, problems, code, prices.refetch])

  const isKnown = reservation !== undefined
  const isUnknown = reservations !== undefined && reservation === undefined
  const isEmptyOffer = isKnown && (offered.length === 0 || (arePriced && priced.length === 0))
  const leaving = {
    from: journey.place,
    isEmpty: nobodySigns(reservation?.guests ?? [], site, today),
    operator: session !== undefined && site.device.enrolledOnly,
  }
  const pass = useEffectEvent(() => {
    const there = isUnknown ? place('check-in') : pastEmptyExtras(site, { ...leaving, ...travel() })
    if (there) journey.goTo(there, 'replace')
  })
  const travel = () => ({ cameFrom: journey.cameFrom, movedBack: journey.movedBack })
  useEffect(() => {
    if (isUnknown || isEmptyOffer) pass()
  }, [isUnknown, isEmptyOffer])

  async function confirm(): Promise<void> {
    if (!reservation) return
    const wanted: Quantities = Object.fromEntries(byHand.map(({ extra, quantity }) => [extra.id, quantity]))
    const offeredBefore = Object.fromEntries(byHand.map(({ extra }) => [extra.id, quantityOf(before, extra.id)]))
    const changed = changedQuantities(offeredBefore, wanted)
    if (mayEdit && changed.length > 0 && !(await send(reservation, changed))) return
    forget(draft)
    if (desk.follows) {
      const extras = changed.map(({ id, quantity }) => ({ extraId: id, quantity }))
      if (extras.length > 0) desk.tell({ type: 'extras', data: { reference: code, extras } })
      return journey.restart()
    }
    const there = afterExtras(site, leaving)
    if (there) journey.goTo(there)
  }

  /** False when it did not go through; the guest has been told. */
  async function send(stay: Reservation, changed: ReturnType<typeof changedQuantities>): Promise<boolean> {
    const body = {
      isRac: site.product.isRac,
      language,
      ...rentalOf(stay),
      items: stay.items,
      extras: changed.map(({ id, quantity }) => ({ ...saidOf(stay, id), hotelId: hotel.id, quantity })),
    }
    try {
      const { extras } = await order.mutateAsync({ query: reservationQuery(site), body, key: wish.keyFor(body) })
      wish.granted()
      await refresh()
      const ordered: Quantities = Object.fromEntries(extras.map(({ extraId, quantity }) => [extraId, quantity]))
      if (changed.every(({ id, quantity }) => quantityOf(ordered, id) === quantity)) return true
      problems.show(new Problem('unexpected', 'other extras were booked'), { action: 'Extras update', code })
      return false
    } catch (caught) {
      if (asProblem(caught).code !== 'extraSoldOut') {
        problems.show(caught, { action: 'Extras update', code, retry: confirm })
        return false
      }
      // Somebody else was faster: what is left is asked for anew, and shown.
      wish.granted()
      showToast({ kind: 'problem', text: label('problem.extraSoldOut.text'), lastsMs: durations.long })
      await prices.refetch()
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

  const currency = hotel.currency
  const minor = byHand.reduce((sum, { price, quantity }) => sum + times(price, quantity).minor, 0)
  return {
    loading: !isKnown || isEmptyOffer || !arePriced,
    reservation,
    pages,
    at,
    page: pages[at] ?? [],
    /** What the next page shows, where it is one alone. */
    ahead: pages[at + 1]?.length === 1 ? pages[at + 1]?.[0]?.extra : undefined,
    isLast: at === pages.length - 1,
    total: { minor, currency },
    /** False: what the desk has chosen is shown, and the desk changes it. */
    mayEdit,
    isAnyChosen: byHand.some(({ quantity }) => quantity > 0),
    choose: (id: string, quantity: number) => say({ chosen: { ...chosen, [id]: quantity } }),
    busy: order.isPending,
    goOn: () => (at < pages.length - 1 ? say({ page: at + 1 }) : confirm()),
    back: () => (at > 0 ? say({ page: at - 1 }) : journey.back(leaving.isEmpty)),
  }
}
