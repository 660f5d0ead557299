import { getScreensaverDelayMs } from '@foyer/domain/device/screensaver.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useInactivity } from '../../parts/use-inactivity.ts'
import { useSite } from '../../site/site-context.tsx'

/** Returns to the screensaver when the language screen is not touched, on devices that have one. */
export function useScreensaverTimeout(): void {
  const { site } = useSite()
  const journey = useJourney()
  const afterMs = getScreensaverDelayMs({
    device: site.device,
    policy: site.policies.screensaver,
    screen: journey.place.screen,
  })
  useInactivity(afterMs, () => journey.goTo(place('lean-frontapp-screensaver'), 'replace'))
}
