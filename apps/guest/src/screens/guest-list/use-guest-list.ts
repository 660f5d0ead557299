import { startLog } from '@foyer/contract/checkin-log.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { countGuests } from '@foyer/domain/guest/guest-completion.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { nobodySigns } from '../../journey/nobody-signs.ts'
import { useParty } from '../../journey/use-party.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { type GuestRow, guestRows, needsChildrenAlert } from './guest-row.ts'

const nobody: readonly Guest[] = []

/** Who is staying, who comes next, and the hold that keeps other screens from this booking meanwhile. */
export function useGuestList() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { party, today } = useParty()
  const booking = party?.booking
  const listed = party?.listed ?? nobody
  const log = useLoad(
    startLog,
    {
      body: {
        reference: booking?.reference ?? '',
        hotelId: hotel.id,
        guestCount: booking?.guests.length ?? 0,
        action: site.process === 'pre-check-in' ? 'pre-checkin' : 'checkin',
        appId: site.appKey,
      },
    },
    { when: booking !== undefined },
  )
  const inUse = log.error?.code === 'reservationInUse'
  const refused = useEffectEvent(() =>
    problems.show(log.error, { action: 'Check-in', ...(booking && { code: booking.reference }), retry: log.refetch }),
  )
  useEffect(() => {
    if (log.error && !inUse) refused()
  }, [log.error, inUse])

  const rows = guestRows(listed, { guests: party?.guests ?? nobody, site, today })
  const next = rows.find(({ state }) => state === 'next')
  const { code, groupLocator } = journey.place.params

  function open({ guest, owes }: GuestRow) {
    const params = { code, guestIndex: String(guest.index), groupLocator }
    journey.goTo(place(owes === 'signature' ? 'signpad' : 'guest-detail', params))
  }

  return {
    loading: !party || log.isPending,
    inUse,
    tryAgain: () => log.refetch(),
    trying: log.isFetching,
    rows,
    next,
    counts: countGuests(listed),
    childrenAlert: booking !== undefined && booking.children > 0 && needsChildrenAlert(booking.children, rows),
    children: booking?.children ?? 0,
    childrenListed: site.policies.guests.childrenListed,
    groupLocator: booking?.groupLocator,
    partyWord: site.product.partyWord,
    open,
    goOn: () => (next ? open(next) : journey.next(nobodySigns(listed, site, today))),
    back: () => journey.back(),
  }
}
