import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useDeviceAdmin } from './use-device-admin.ts'

/**
 * The server stores the mode with the device, so the reloaded page belongs to the other channel.
 */
export function useTabletMode(reload: () => void = () => location.reload()) {
  const { site } = useSite()
  const { leave } = useJourney()
  const admin = useDeviceAdmin()
  const isOn = site.tabletMode === 'on'
  return {
    admin,
    isOn,
    change: () =>
      admin.ask(isOn ? 'tabletModeOff' : 'tabletModeOn', async () => {
        await leave()
        reload()
      }),
  }
}
