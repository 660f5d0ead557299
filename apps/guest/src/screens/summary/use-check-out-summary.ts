import { checkOut } from '@foyer/contract/checkout.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { toCheckOutOutcome } from '@foyer/domain/checkout/check-out.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { isProblemCode, Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** What is left to pay before check-out, and a retry after payment. */
export function useCheckOutSummary() {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { refresh } = useReservations()
  const { code = '', roomNumber = '', firstName, lastName } = journey.place.params
  const summary = useLoad(fetchSummary, { body: { reference: code, isPok: site.device.isPok } }, { again: true })
  const leave = useCall(checkOut)
  const [stillDue, setStillDue] = useState(false)

  const failure = summary.data ? undefined : summary.error
  const complain = useEffectEvent(() => problems.show(failure, { action: 'Summary', retry: summary.refetch }))
  useEffect(() => {
    if (failure) complain()
  }, [failure])

  async function tryAgain(): Promise<void> {
    if (leave.isPending) return
    setStillDue(false)
    try {
      const said = { roomNumber, firstName, lastName }
      const body = { hotelId: hotel.id, ...said, language, sendBill: true, demoPaymentDone: false }
      const { code: number, reference, error = '', message } = await leave.mutateAsync({ body })
      const outcome = toCheckOutOutcome(number)
      if (outcome === 'balance') {
        setStillDue(true)
        await summary.refetch()
      } else if (outcome === 'done') {
        await refresh()
        journey.goTo(place('farewell', { code: reference }), 'replace')
      } else problems.show(new Problem(isProblemCode(error) ? error : 'unexpected', message), { action: 'Check-out' })
    } catch (caught) {
      problems.show(caught, { action: 'Check-out', retry: tryAgain })
    }
  }

  return {
    bill: summary.data,
    roomNumber,
    stillDue,
    busy: leave.isPending,
    tryAgain,
    back: () => journey.goTo(place('home'), 'back'),
  }
}
