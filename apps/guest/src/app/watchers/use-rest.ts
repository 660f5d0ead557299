import { restsAfterMs } from '@foyer/domain/device/screensaver.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useWhenQuiet } from '../../parts/use-when-quiet.ts'
import { useSite } from '../../site/site-context.tsx'

/** Returns to the screensaver when the language screen is not touched, on devices that have one. */
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
