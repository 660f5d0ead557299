import type { ChannelName } from '@foyer/domain/mode/channels.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useProductIcons } from './product-icons.ts'

export function useChannelIcons() {
  const { kiosk } = useProductIcons()
  return { ownDevice: Smartphone, kiosk, tablet: Tablet, frontApp: Monitor } satisfies Record<
    ChannelName,
    typeof Monitor
  >
}
