import { trackEvent } from '@foyer/contract/tracking.ts'
import { screens } from '@foyer/domain/journey/screens.ts'
import { reservationCodeAt } from '@foyer/domain/pre-checkin/link-code.ts'
import { type TrackingDescription, type TrackingEvent, whyEventIsDropped } from '@foyer/domain/tracking/tracking.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useCallback } from 'react'
import { useSite } from '../site/site-context.tsx'
import { useGuestCaller } from '../visit/caller-context.tsx'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { useJourney } from './journey-context.tsx'
import { gatherEvents } from './told-events.ts'

type Track = (type: TrackingEvent['type'], description: TrackingDescription, data?: Record<string, unknown>) => void

/** Reports a guest's progress to the hotel without waiting: an event that can't be sent is lost. */
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
      // The route's pattern, because the address itself may contain names.
      eventsOf(caller).add({ session, type, state, description, url: screens[state].path, ...(data && { data }) })
    },
    [caller, site, hotel, language, state, code],
  )
}

const gathered = new WeakMap<GuestCaller, ReturnType<typeof gatherEvents>>()

/** The events of one page. They are sent when the guest leaves and when the page closes. */
function eventsOf(caller: GuestCaller): ReturnType<typeof gatherEvents> {
  const known = gathered.get(caller)
  if (known) return known
  const events = gatherEvents(([first, ...more]) => {
    const body = more.length > 0 ? { ...first, more } : first
    callApi(trackEvent, { body, outlivesPage: true }, caller).catch(() => {})
  }, caller.gathersMs)
  gathered.set(caller, events)
  caller.onLeave(events.flush)
  addEventListener('pagehide', events.flush)
  // A phone may never show a hidden page again, and fires no later event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && events.flush())
  return events
}
