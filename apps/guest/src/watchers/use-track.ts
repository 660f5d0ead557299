import { trackEvent } from '@foyer/contract/tracking.ts'
import { screens } from '@foyer/domain/journey/screens.ts'
import { reservationCodeAt } from '@foyer/domain/pre-checkin/link-code.ts'
import { type TrackingDescription, type TrackingEvent, whyEventIsDropped } from '@foyer/domain/tracking/tracking.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useCallback } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { useGuestCaller } from '../visit/caller-context.tsx'

type Track = (type: TrackingEvent['type'], description: TrackingDescription, data?: Record<string, unknown>) => void

/** Tells the hotel of a guest's way, and never waits for it: an event that cannot be sent is lost. */
export function useTrack(): Track {
  const caller = useGuestCaller()
  const { site, hotel, language } = useSite()
  const { place } = useJourney()
  const state = place.screen
  const code = reservationCodeAt(place)
  return useCallback(
    (type, description, data) => {
      if (!caller || whyEventIsDropped({ type, state, description })) return
      const session = {
        trackingNumber: caller.trackingNumber(),
        language,
        isPok: site.device.isPok,
        hotelId: hotel.id,
        companyId: hotel.companyId,
        userAgent: navigator.userAgent.slice(0, 500),
        appId: site.appKey,
        ...(code && { reservationNumber: code }),
      }
      // The pattern of the address: the address itself can hold names.
      const event = { session, type, state, description, url: screens[state].path, ...(data && { data }) }
      callApi(trackEvent, { body: event }, caller).catch(() => {})
    },
    [caller, site, hotel, language, state, code],
  )
}
