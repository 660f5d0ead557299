import LogOut from 'lucide-react/icons/log-out'
import Wrench from 'lucide-react/icons/wrench'
import { Kbd } from '../../parts/kbd.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import hints from '../arrivals/hints.module.css'
import bars from './rack-bar.module.css'
import styles from './rack-hints.module.css'
import { RoomConditionMark } from './room-condition-mark.tsx'

const keys = [
  { keys: ['M'], text: 'rack.hint.room' },
  { keys: ['E'], text: 'rack.hint.end' },
  { keys: ['A'], text: 'rack.hint.start' },
  { keys: ['Ctrl', 'Z'], text: 'rack.undo' },
] as const
const states = ['expected', 'inHouse', 'leaves', 'departed'] as const
const conditions = ['inspected', 'clean', 'dirty', 'closed'] as const

/** Explains keys, bars and conditions to new staff. */
export function RackHints({ mayMove }: { mayMove: boolean }) {
  const { say } = useTexts()
  return (
    <footer className={hints['hints']}>
      <span>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {say('hints.move')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {say('hints.open')}
      </span>
      {mayMove &&
        keys.map(({ keys: pressed, text }) => (
          <span key={text}>
            {pressed.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {say(text)}
          </span>
        ))}
      <span className={hints['legend']}>
        {states.map((state) => (
          <span key={state}>
            <i className={`${styles['bar']} ${bars['bar']} ${bars[state]}`} aria-hidden>
              {state === 'leaves' && <LogOut size={10} />}
            </i>
            {say(`rack.state.${state}`)}
          </span>
        ))}
        <span>
          <i className={`${styles['bar']} ${bars['bar']} ${bars['closed']}`} aria-hidden>
            <Wrench size={10} />
          </i>
          {say('rack.show.closed')}
        </span>
        {conditions.map((condition) => (
          <span key={condition}>
            <RoomConditionMark condition={condition} />
            {say(`rack.condition.${condition}`)}
          </span>
        ))}
      </span>
    </footer>
  )
}
