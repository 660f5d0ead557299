import { getPlaceAfterExtras } from '@foyer/domain/extras/after-extras.ts'
import { paginate } from '@foyer/domain/extras/paginate.ts'
import { multiplyMoney } from '@foyer/domain/extras/price.ts'
import { diffQuantities, getQuantity, type Quantities } from '@foyer/domain/extras/quantity.ts'
import { useEffect } from 'react'
import { useDesk } from '../../flows/desk/desk-context.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useExtrasDraft } from './use-extras-draft.ts'
import { useLeaveExtras } from './use-leave-extras.ts'
import { useOfferedExtras } from './use-offered-extras.ts'
import { useOrderExtras } from './use-order-extras.ts'

/** The extras on offer, the chosen quantities, and the order. */
export function useExtras() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const desk = useDesk()
  const code = journey.place.params['code'] ?? ''
  const { reservation, reservations, problem, refresh } = useReservation(code)
  const { offered, prices, arePriced, priced: pricedWith } = useOfferedExtras(code, reservation)
  const mayEdit = reservation?.customerCanEdit !== false || !site.device.editsByLeave
  const { before, chosen, page, save, discard } = useExtrasDraft(code, reservation)
  const priced = pricedWith(chosen)
  // Extras that follow from the drivers are added to the bill automatically.
  const byHand = priced.filter(({ available }) => available?.editable !== false)
  const pages = paginate(priced, site.policies.extras)
  const at = Math.max(0, Math.min(page, pages.length - 1))
  const order = useOrderExtras({ code, priced, refresh, refetchPrices: prices.refetch, retry: () => confirm() })

  const failure = problem ?? (prices.data ? undefined : (prices.error ?? undefined))
  useEffect(() => {
    if (failure) problems.show(failure, { action: 'Extras update', code, retry: prices.refetch })
  }, [failure, problems, code, prices.refetch])

  const isKnown = reservation !== undefined
  const isUnknown = reservations !== undefined && reservation === undefined
  const isEmptyOffer = isKnown && (offered.length === 0 || (arePriced && priced.length === 0))
  const leaving = useLeaveExtras({ reservation, isUnknown, isEmptyOffer })

  async function confirm(): Promise<void> {
    if (!reservation) return
    const wanted: Quantities = Object.fromEntries(byHand.map(({ extra, quantity }) => [extra.id, quantity]))
    const offeredBefore = Object.fromEntries(byHand.map(({ extra }) => [extra.id, getQuantity(before, extra.id)]))
    const changed = diffQuantities(offeredBefore, wanted)
    if (mayEdit && changed.length > 0 && !(await order.send(reservation, changed))) return
    discard()
    if (desk.follows) {
      const extras = changed.map(({ id, quantity }) => ({ extraId: id, quantity }))
      // Also if nothing is taken: the desk waits for the outcome.
      desk.tell({ type: 'extras', data: { reference: code, extras } })
      return journey.restart()
    }
    const there = getPlaceAfterExtras(site, leaving)
    if (there) journey.goTo(there)
  }

  const toPage = (next: number) => save({ chosen, page: next })
  const minor = byHand.reduce((sum, { price, quantity }) => sum + multiplyMoney(price, quantity).minor, 0)
  return {
    loading: !isKnown || !arePriced,
    reservation,
    pages,
    at,
    page: pages[at] ?? [],
    /** The extra on the next page, if that page has only one. */
    ahead: pages[at + 1]?.length === 1 ? pages[at + 1]?.[0]?.extra : undefined,
    isLast: at === pages.length - 1,
    total: { minor, currency: hotel.currency },
    /** False if only the desk may change the chosen extras; they are shown read-only. */
    mayEdit,
    isAnyChosen: byHand.some(({ quantity }) => quantity > 0),
    choose: (id: string, quantity: number) => save({ chosen: { ...chosen, [id]: quantity }, page: at }),
    busy: order.isPending,
    goOn: () => (at < pages.length - 1 ? toPage(at + 1) : confirm()),
    back: () => (at > 0 ? toPage(at - 1) : journey.back(leaving.isEmpty)),
  }
}
