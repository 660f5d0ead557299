import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import MessageSquare from 'lucide-react/icons/message-square'
import MessageSquareOff from 'lucide-react/icons/message-square-off'
import { IconButton } from '../parts/button.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import {
  type BellChannel,
  bellChannels,
  requestNotificationPermission,
  setBellChannel,
  useIsBellOn,
} from './bell-settings.ts'
import { chime } from './chime.ts'

const icons = { sound: [Bell, BellOff], notification: [MessageSquare, MessageSquareOff] } as const

/** Switches each alert method on or off for this desk. */
export function BellSwitches() {
  return bellChannels.map((way) => <BellSwitch key={way} way={way} />)
}

function BellSwitch({ way }: { way: BellChannel }) {
  const { say } = useTexts()
  const isOn = useIsBellOn(way)
  const [On, Off] = icons[way]
  const Icon = isOn ? On : Off
  return (
    <IconButton
      label={say(`bell.${way}`)}
      aria-pressed={isOn}
      onClick={() => {
        setBellChannel(way, !isOn)
        // Playing it now gives feedback, and the click allows the page to play sound.
        if (!isOn && way === 'sound') chime()
        if (!isOn && way === 'notification') void requestNotificationPermission()
      }}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  )
}
