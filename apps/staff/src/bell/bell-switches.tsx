import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import MessageSquare from 'lucide-react/icons/message-square'
import MessageSquareOff from 'lucide-react/icons/message-square-off'
import { IconButton } from '../parts/button.tsx'
import { useWords } from '../wordings/words-context.tsx'
import { askLeave, type BellWay, bellWays, switchWay, useIsOn } from './bell-settings.ts'
import { chime } from './chime.ts'

const icons = { sound: [Bell, BellOff], notification: [MessageSquare, MessageSquareOff] } as const

/** Switches each alert method on or off for this desk. */
export function BellSwitches() {
  return bellWays.map((way) => <BellSwitch key={way} way={way} />)
}

function BellSwitch({ way }: { way: BellWay }) {
  const { say } = useWords()
  const isOn = useIsOn(way)
  const [On, Off] = icons[way]
  const Icon = isOn ? On : Off
  return (
    <IconButton
      label={say(`bell.${way}`)}
      aria-pressed={isOn}
      onClick={() => {
        switchWay(way, !isOn)
        // Playing it now gives feedback, and the click allows the page to play sound.
        if (!isOn && way === 'sound') chime()
        if (!isOn && way === 'notification') void askLeave()
      }}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  )
}
