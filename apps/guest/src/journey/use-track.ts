import { trackEvent } from '@foyer/contract/tracking.ts'
import { screens } from '@foyer/domain/journey/screens.ts'
import { getReservationCode } from '@foyer/domain/pre-checkin/link-code.ts'
import { droppedEventReason, type TrackingDescription, type TrackingEvent } from '@foyer/domain/tracking/tracking.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useCallback } from 'react'
import { useSite } from '../site/site-context.tsx'
import { useGuestCaller } from '../visit/caller-context.tsx'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { createEventBatcher } from './event-batcher.ts'
import { useJourney } from './journey-context.tsx'

type Track = (type: TrackingEvent['type'], description: TrackingDescription, data?: Record<string, unknown>) => void

/** Reports a guest's progress to the hotel without waiting: an event that can't be sent is lost. */
export function useTrack(): Track {
  const caller = useGuestCaller()
  const { site, hotel, language } = useSite()
  const { place } = useJourney()
  const state = place.screen
  const code = getReservationCode(place)
  return useCallback(
    (type, description, data) => {
      if (!caller || droppedEventReason({ type, state, description })) return
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
      getBatcher(caller).add({ session, type, state, description, url: screens[state].path, ...(data && { data }) })
    },
    [caller, site, hotel, language, state, code],
  )
}

const batchers = new WeakMap<GuestCaller, ReturnType<typeof createEventBatcher>>()

/** The events of one page. They are sent when the guest leaves and when the page closes. */
function getBatcher(caller: GuestCaller): ReturnType<typeof createEventBatcher> {
  const known = batchers.get(caller)
  if (known) return known
  const events = createEventBatcher(([first, ...more]) => {
    const body = more.length > 0 ? { ...first, more } : first
    callApi(trackEvent, { body, keepalive: true }, caller).catch(() => {})
  }, caller.batchMs)
  batchers.set(caller, events)
  caller.onLeave(events.flush)
  addEventListener('pagehide', events.flush)
  // A phone may never show a hidden page again, and fires no later event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && events.flush())
  return events
}
