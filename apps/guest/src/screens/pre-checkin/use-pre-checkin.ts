import { openPreCheckin } from '@foyer/contract/pre-checkin.ts'
import { isRealDay } from '@foyer/domain/basics/days.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { isLinkToken } from '@foyer/domain/pre-checkin/link-code.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { canBegin } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { removeFromVisit } from '../../site/visit-storage.ts'

type Factor = 'surname' | 'arrivalDate'

/**
 * Handles a shared link: verifies the guest, then opens the reservation. A plain number opens the
 * search.
 */
export function usePreCheckin() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const reservations = useReservations()
  const link = journey.place.params['code'] ?? ''
  const isLink = isLinkToken(link)
  const known = useLoad(openPreCheckin, { body: { link } }, { when: isLink })
  const open = useCall(openPreCheckin)
  const [factor, setFactor] = useState<Factor>('surname')
  const [typed, setTyped] = useState<Record<Factor, string>>({ surname: '', arrivalDate: '' })
  const [tried, setTried] = useState(false)

  /** Replaces the question in the history, so that the guest can't go back to it. */
  function goOn(opened: readonly Reservation[]): void {
    const [reservation] = opened
    if (!reservation) return
    reservations.found([...opened])
    const { reference: code, groupLocator } = reservation
    const begins = canBegin(reservation, today, site.process)
    journey.goTo(begins ? place('guest-list', { code, groupLocator }) : place('your-booking'), 'replace')
  }

  const search = useEffectEvent(() => {
    // An earlier search has nothing to do with this link.
    removeFromVisit('search')
    journey.goTo(place('check-in', { voucher: link }), 'replace')
  })
  useEffect(() => {
    if (!isLink) search()
  }, [isLink])

  const isOpen = (known.data?.reservations.length ?? 0) > 0
  const skip = useEffectEvent(() => goOn(known.data?.reservations ?? []))
  useEffect(() => {
    if (isOpen) skip()
  }, [isOpen])

  const hasEnded = (known.error ?? open.error)?.code === 'linkEnded'
  const failed = known.error !== null && !hasEnded
  const complain = useEffectEvent(() => problems.show(known.error, { action: 'Pre-Check-in', retry: known.refetch }))
  useEffect(() => {
    if (failed) complain()
  }, [failed])

  const value = typed[factor].trim()
  const isMissing = factor === 'arrivalDate' ? !isRealDay(value) : value === ''

  async function submit(): Promise<void> {
    setTried(true)
    if (isMissing || open.isPending) return
    try {
      goOn((await open.mutateAsync({ body: { link, [factor]: value } })).reservations)
    } catch (caught) {
      const { code } = ensureProblem(caught)
      if (code !== 'reservationNotFound' && code !== 'linkEnded' && code !== 'tooManyTries')
        problems.show(caught, { action: 'Pre-Check-in', retry: submit })
    }
  }

  return {
    waiting: !isLink || isOpen || (known.data === undefined && !hasEnded),
    hasEnded,
    factor,
    value: typed[factor],
    type(value: string) {
      setTyped({ ...typed, [factor]: value })
      if (open.isError) open.reset()
    },
    useOther() {
      setFactor(factor === 'surname' ? 'arrivalDate' : 'surname')
      setTried(false)
      open.reset()
    },
    missing: tried && isMissing,
    /** Why the last attempt was rejected. */
    refused: rejections.find((code) => code === open.error?.code),
    busy: open.isPending,
    submit,
    search: () => journey.goTo(place('check-in')),
  }
}

const rejections = ['reservationNotFound', 'tooManyTries'] as const
