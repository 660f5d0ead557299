import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/**
 * Clears the visit when a guest goes back to the language screen of a hotel's device: the idle
 * timer doesn't run there, so nothing else would.
 */
export function useRestartAtLanguage(): void {
  const { site } = useSite()
  const { place, movedBack, restart } = useJourney()
  const isLeft = site.device.enrolledOnly && movedBack && place.screen === 'select-language'
  const forget = useEffectEvent(() => void restart('select-language'))
  useEffect(() => {
    if (isLeft) forget()
  }, [isLeft])
}
