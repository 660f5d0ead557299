import { isMembershipOffered } from '@foyer/domain/completion/next-guest-step.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { toFullPayload } from '../../flows/party/to-full-payload.ts'
import { useAfterGuest } from '../../flows/party/use-after-guest.ts'
import { useParty } from '../../flows/party/use-party.ts'
import { useUpdateGuest } from '../../flows/party/use-update-guest.ts'
import { useLegalTexts } from '../../frame/use-legal-texts.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

type Answer = NonNullable<Guest['membership']>

/**
 * The membership offer to one guest. The answer is stored with the guest, so it is asked only once.
 */
export function useMembership() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const afterGuest = useAfterGuest()
  const { party } = useParty()
  const update = useUpdateGuest()
  const legal = useLegalTexts()
  const [accepts, setAccepts] = useState(false)
  const [tried, setTried] = useState(false)
  const [giving, setGiving] = useState<Answer>()
  const { code, groupLocator, guestIndex } = journey.place.params
  const guest = party?.guests.find(({ index }) => String(index) === guestIndex)

  // Decided on arrival: a guest who has answered, or is not asked, continues.
  const isKnown = party !== undefined
  const arrive = useEffectEvent(() => {
    if (!guest) journey.goTo(place('guest-list', { code, groupLocator }), 'replace')
    else if (!isMembershipOffered(guest, { site })) journey.goTo(afterGuest(guest, 'membership'), 'replace')
  })
  useEffect(() => {
    if (isKnown) arrive()
  }, [isKnown])

  async function give(membership: Answer): Promise<void> {
    if (!party || !guest || giving) return
    setGiving(membership)
    try {
      await update.send(party.reservation, { ...toFullPayload(guest), membership })
      journey.goTo(afterGuest({ ...guest, membership }, 'membership'))
    } catch (problem) {
      problems.show(problem, {
        action: 'Client update',
        code: party.reservation.reference,
        retry: () => give(membership),
      })
    } finally {
      setGiving(undefined)
    }
  }

  return {
    loading: !guest || guest.membership !== undefined || !(legal.isKnown || legal.failure),
    accepts,
    accept: setAccepts,
    missesTerms: tried && !accepts,
    giving,
    join() {
      setTried(true)
      if (!accepts) return undefined
      // Terms that failed to load can't be accepted.
      if (legal.failure) return problems.show(legal.failure, { action: 'Client update', retry: legal.again })
      return give('joined')
    },
    refuse: () => give('refused'),
    back: () => journey.goTo(place('guest-detail', { code, guestIndex, groupLocator }), 'back'),
  }
}
