import { pokActive } from '@foyer/contract/hotel.ts'
import { asksInService, IN_SERVICE_CHECK_MS, restingPlace, standingOf } from '@foyer/domain/device/in-service.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { askApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { useSite } from '../site/site-context.tsx'

/** A hotel's device that staff take out of service says so before anybody begins, and serves again by itself. */
export function useInService(): void {
  const { site } = useSite()
  const journey = useJourney()
  const asksWhetherItServes = useProbe()
  const standing = standingOf({ device: site.device, at: journey.place, cameFrom: journey.cameFrom })

  const heard = useEffectEvent((serves: boolean) => {
    if (serves && standing === 'refused') void journey.restart()
    if (!serves && standing && standing !== 'refused') journey.goTo(restingPlace)
  })
  const ask = useEffectEvent(async () => {
    const serves = await asksWhetherItServes()
    // Who has gone on meanwhile stands elsewhere, and is not pulled back.
    if (serves !== undefined) heard(serves)
  })

  useEffect(() => {
    const { atOnce, again } = asksInService(standing)
    if (atOnce) void ask()
    if (!again) return
    const timer = setInterval(() => void ask(), IN_SERVICE_CHECK_MS)
    return () => clearInterval(timer)
  }, [standing])
}

/** Undefined when nobody knows: whatever else goes wrong on the way says nothing of the device. */
function useProbe(): () => Promise<boolean | undefined> {
  const { hotel } = useSite()
  const caller = useCaller()
  return async () => {
    try {
      // The query's fingerprint stays empty: the enrolled device's cookie names it, and nobody is measured.
      await askApi(pokActive, { query: { hotelId: hotel.id } }, caller)
      return true
    } catch (caught) {
      return caught instanceof Problem && caught.code === 'kioskNotConfigured' ? false : undefined
    }
  }
}
