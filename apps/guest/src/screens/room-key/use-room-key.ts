import { fetchInformation } from '@foyer/contract/information.ts'
import { MAX_CARDS } from '@foyer/contract/messages/key-grant.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { findFloorPlan, getRouteFromLift } from '@foyer/domain/floor-plan/floor-plan.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { screenNames } from '@foyer/domain/journey/screens.ts'
import { issuesCards } from '@foyer/domain/keys/key-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useCompletionMails } from '../../journey/use-completion-mails.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import { useSecondFactors } from '../../journey/use-second-factors.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useArrivalEffects } from './use-arrival-effects.ts'
import { useKeyMaking } from './use-key-making.ts'

/**
 * The room and its door code, for the visit that has just arrived or has since proved that it is
 * theirs.
 */
export function useRoomKey() {
  const { site, language, label } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const showToast = useShowToast()
  const { code = '', from, keyAmount, room, checkoutDate } = journey.place.params
  const { reservation, reservations, problem, retry } = useReservation(code)
  const [copied, setCopied] = useState(false)
  const keyCode = reservation?.room.keyCode
  const told = useLoad(fetchInformation, { body: { subject: 'wifi', language } }, { when: keyCode !== undefined })
  const making = useKeyMaking({
    reservation: keyCode === undefined ? undefined : reservation,
    amount: parseAmount(keyAmount),
    named: { ...(room && { roomNumber: room }), ...(isDay(checkoutDate) && { endDate: checkoutDate }) },
    isBack: from !== undefined,
    onDone() {
      const there = screenNames.find((name) => name === from)
      if (there) journey.goTo(place(there, { code }))
      else journey.next()
    },
  })
  const isThere = making.way === 'code' || making.stage === 'take'
  useArrivalEffects(keyCode && !from && isThere ? code : undefined)
  useCompletionMails(keyCode === undefined ? undefined : reservation)

  useEffect(() => {
    if (problem) problems.show(problem, { code, retry })
  }, [problem, problems, code, retry])

  // Without a code, this visit may not see the key: the search, a second factor or an error
  // follows.
  const notEntitled = reservations !== undefined && !keyCode
  const factors = useSecondFactors()
  const leave = useEffectEvent(async () => {
    if (!reservation) return journey.goTo(place('check-in'), 'replace')
    const owed = reservation.state === 'inHouse' ? await factors.ask().catch(() => []) : []
    // On a phone, the hotel may require a second factor for a key.
    if (owed.length === 0) return problems.show(new Problem('notCheckedIn'), { code })
    factors.askFor(owed)
    journey.goTo(place('second-factor', { code }), 'replace')
  })
  useEffect(() => {
    if (notEntitled) void leave()
  }, [notEntitled])

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ kind: 'problem', text: label('room-key.copyFailed') })
    }
  }

  const names = (reservation?.guests ?? [])
    .map((guest) => guest.firstName ?? getFullName(guest))
    .filter((name) => name !== undefined)
  const { keepsStayCard } = site.device
  const number = reservation?.room.number
  const plan = findFloorPlan(site.hotelInfo.floorPlans, number)
  return {
    reservation,
    room: reservation?.room,
    keyCode,
    names: new Intl.ListFormat(getLocale(language), { type: 'conjunction' }).format(names.slice(0, 2)),
    info: site.hotelInfo,
    plan,
    making,
    givesCards: issuesCards(site),
    way: plan && number ? getRouteFromLift(plan, number) : undefined,
    wifi: told.data?.data.wifi,
    copied,
    // On a hotel's device, the next guest could paste it.
    copy: keepsStayCard && keyCode ? () => copy(keyCode) : undefined,
    /** True if the card stays on this device; otherwise it is sent to the guest's phone. */
    keepsStayCard,
    help: () => journey.goTo(place('how-the-key-works')),
    /** A guest who returns to the card has nothing left to finish. */
    next: keepsStayCard && from ? undefined : () => journey.next(),
    /** Removes the guest's data from a borrowed phone. */
    remove: keepsStayCard && from ? () => journey.restart() : undefined,
  }
}

/** Parses the number of cards in the address; invalid values are ignored. */
function parseAmount(said: string | undefined): number | undefined {
  const amount = Number(said)
  return Number.isInteger(amount) && amount > 0 ? Math.min(amount, MAX_CARDS) : undefined
}

const isDay = (said: string | undefined): said is string => said !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(said)
