import { startLog } from '@foyer/contract/checkin-log.ts'
import { countGuests } from '@foyer/domain/completion/guest-completion.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent } from 'react'
import { useReportSignatures } from '../../flows/desk/use-report-signatures.ts'
import { useParty } from '../../flows/party/use-party.ts'
import { hasFilledIn, useFillingIn } from '../../flows/pre-checkin/use-filling-in.ts'
import { useOthersProgress } from '../../flows/pre-checkin/use-others-progress.ts'
import { openHelp } from '../../frame/help/help.ts'
import { buildLogStart } from '../../journey/build-log-start.ts'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { type GuestRow, needsChildrenAlert, toGuestRows } from './guest-row.ts'
import { useConsent } from './use-consent.ts'
import { useDrivers } from './use-drivers.ts'
import { useLeaveNew } from './use-leave-new.ts'
import { useReservationProgress } from './use-reservation-progress.ts'
import { useSkipGuestList } from './use-skip-guest-list.ts'

const noGuests: readonly Guest[] = []

/**
 * The guest list: who is staying, who is next, and the lease that keeps other screens out of this
 * reservation.
 */
export function useGuestList() {
  const { site, hotel, readers } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { party, refresh, today } = useParty()
  const reservation = party?.reservation
  const listed = party?.listed ?? noGuests
  const log = useLoad(
    startLog,
    { body: buildLogStart(reservation, site, hotel.id) },
    { when: reservation !== undefined },
  )
  const inUse = log.error?.code === 'reservationInUse'
  const refused = useEffectEvent(() =>
    problems.show(log.error, {
      action: 'Check-in',
      ...(reservation && { code: reservation.reference }),
      retry: log.refetch,
    }),
  )
  useEffect(() => {
    if (log.error && !inUse) refused()
  }, [log.error, inUse])

  useOthersProgress()
  const consent = useConsent(listed, refresh)
  const progress = useReservationProgress(party)
  const elsewhere = useFillingIn(party)
  const whole = { guests: party?.guests ?? noGuests, site, today, driving: reservation }
  const rows = toGuestRows(listed, whole, readers, elsewhere)
  const next = rows.find(({ state }) => state === 'next')
  const isDone = progress.allGuestsCompleted
  const { code, groupLocator } = journey.place.params
  const leaving = useLeaveNew(reservation)
  const drivers = useDrivers(reservation)
  const signatures = useReportSignatures(reservation?.reference)

  /** Requests consent before anything is scanned or compared. */
  function open({ guest, missing }: GuestRow, how?: 'replace'): unknown {
    const params = { code, guestIndex: String(guest.index), groupLocator }
    if (missing === 'signature') return journey.goTo(place('signpad', params), how)
    if (missing === 'licence') return journey.goTo(place('driving-licence', params), how)
    const doFaceRecognitionFirst = missing === 'face' ? 'true' : undefined
    const there = place('guest-detail', { ...params, doFaceRecognitionFirst })
    return consent.before(guest, () => journey.goTo(there, how))
  }

  function goOn(how?: 'replace'): unknown {
    if (isDone) {
      signatures.passedOver(listed, today)
      return journey.next(createSkipPredicate(listed, site, today), how)
    }
    return next ? open(next, how) : openHelp('reception')
  }

  const { inSeveralHands } = processes[site.process]
  const childrenAlert =
    reservation !== undefined && reservation.children > 0 && needsChildrenAlert(reservation.children, rows)
  const isHeld = party !== undefined && log.isSuccess
  const isPassedBy = useSkipGuestList({
    isReady: isHeld,
    // Always shown where people can be added, even for one guest. Also shown after booking here
    // while data is missing, and on the way back so that the guest can leave the new reservation.
    isShown: site.product.addsPeople || consent.isPutOff || (leaving.isNew && (!isDone || journey.movedBack)),
    rows,
    isDone,
    needsList: ({ guest }) => childrenAlert || consent.needsList(guest, journey.movedBack),
    open,
    edit: ({ guest: { index } }, how) =>
      journey.goTo(place('guest-detail', { code, guestIndex: String(index), groupLocator }), how),
    goOn,
  })

  return {
    loading: !party || log.isPending,
    isPassedBy: isPassedBy && !log.isError,
    /** The reservation, if another screen is checking it in. */
    inUse: inUse ? reservation?.reference : undefined,
    tryAgain: () => log.refetch(),
    rows,
    next,
    consent,
    progress,
    counts: countGuests(listed),
    childrenAlert,
    children: reservation?.children ?? 0,
    childrenListed: site.policies.guests.childrenListed,
    groupLocator: reservation?.groupLocator,
    /** The reservation whose link can be shared with the others while one of them is missing. */
    shares: inSeveralHands && listed.length > 1 && !isDone ? reservation?.reference : undefined,
    /** True until this phone has filled anyone in: each of the party has a phone of their own. */
    asksWho: inSeveralHands && listed.length !== 1 && !hasFilledIn(code),
    /** True if everyone who is left is being filled in on other phones. */
    isWaiting: !isDone && !next && rows.some(({ isElsewhere }) => isElsewhere),
    /** Undefined where only the hotel decides who comes. */
    drivers: site.product.addsPeople ? drivers : undefined,
    open,
    goOn: () => goOn(),
    leaving,
    back: leaving.isNew ? leaving.ask : () => journey.back(),
  }
}
