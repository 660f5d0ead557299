import { findSigners } from '@foyer/domain/completion/signers.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useReportSignatures } from '../../flows/desk/use-report-signatures.ts'
import { leaveForReception } from '../../flows/party/left-for-reception.ts'
import { useParty } from '../../flows/party/use-party.ts'
import { useFillingIn } from '../../flows/pre-checkin/use-filling-in.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const noGuests: readonly Guest[] = []

/** Who has to sign, in the order of the list; with a number in the address only that guest. */
export function useSigners() {
  const { site } = useSite()
  const journey = useJourney()
  const { party, refresh, today } = useParty()
  const { guestIndex, ...params } = journey.place.params
  const news = useReportSignatures(party?.reservation.reference)
  const listed = party?.listed ?? noGuests
  const asked = guestIndex ? listed.filter(({ index }) => String(index) === guestIndex) : listed
  const { signers, missesData } = findSigners(asked, { guests: party?.guests ?? noGuests, site, today })

  // Only a guest who signs alone: a whole party signs when everyone is filled in.
  useFillingIn(party, guestIndex ? signers[0]?.id : undefined)

  /** A single guest returns to the list they came from; the whole party continues. */
  function goOn(): void {
    if (guestIndex) journey.goTo(place('guest-list', params))
    else journey.next()
  }

  /** The desk takes this signature on paper; the next guest signs here. */
  function skip(guest: Guest): void {
    news.skippedByHand(guest)
    leaveForReception(guest)
    if (signers.every(({ id }) => id === guest.id)) goOn()
  }

  // Decided on arrival; a guest who signs here later continues with the button.
  const isKnown = party !== undefined
  const arrive = useEffectEvent(() => {
    if (!missesData) news.passedOver(asked, today)
    if (missesData || (signers.length === 0 && guestIndex)) journey.goTo(place('guest-list', params), 'replace')
    else if (signers.length > 0) return
    else if (journey.movedBack) journey.back(undefined, 'replace')
    else journey.next(undefined, 'replace')
  })
  useEffect(() => {
    if (isKnown) arrive()
  }, [isKnown])

  return {
    reservation: party?.reservation,
    signers,
    count: listed.length,
    today,
    refresh,
    goOn,
    skip: news.follows ? skip : undefined,
    back: () => (guestIndex ? journey.goTo(place('guest-list', params), 'back') : journey.back()),
  }
}
