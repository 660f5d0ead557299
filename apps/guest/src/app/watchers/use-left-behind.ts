import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Whoever goes back to the language of a hotel's device leaves it to the next guest: the time stands still there, and nothing else would forget them. */
export function useLeftBehind(): void {
  const { site } = useSite()
  const { place, movedBack, restart } = useJourney()
  const isLeft = site.device.enrolledOnly && movedBack && place.screen === 'select-language'
  const forget = useEffectEvent(() => void restart('select-language'))
  useEffect(() => {
    if (isLeft) forget()
  }, [isLeft])
}
