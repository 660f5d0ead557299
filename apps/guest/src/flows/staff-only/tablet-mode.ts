import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useDeviceAdmin } from './use-device-admin.ts'

/** The server keeps it with the device and settles the page for it: what is loaded next is another channel's page. */
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
