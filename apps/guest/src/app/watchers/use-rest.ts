import { restsAfterMs } from '@foyer/domain/device/screensaver.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useWhenQuiet } from '../../parts/use-when-quiet.ts'
import { useSite } from '../../site/site-context.tsx'

/** A screen that rests on its screensaver goes back to it when nobody touches the language. */
export function useRest(): void {
  const { site } = useSite()
  const journey = useJourney()
  const afterMs = restsAfterMs({
    device: site.device,
    policy: site.policies.screensaver,
    screen: journey.place.screen,
  })
  useWhenQuiet(afterMs, () => journey.goTo(place('lean-frontapp-screensaver'), 'replace'))
}
