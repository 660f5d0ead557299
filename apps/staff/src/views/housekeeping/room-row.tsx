import type { HousekeepingRoom } from '@foyer/contract/staff/housekeeping.ts'
import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import Check from 'lucide-react/icons/check'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { getNextCondition, isClosed, isOccupied } from './arrange-rooms.ts'
import { ConditionMark } from './condition-mark.tsx'
import styles from './housekeeping.module.css'

interface RoomRowProps {
  readonly room: HousekeepingRoom
  readonly text: { readonly line: string; readonly small: string }
  readonly hasFailed: boolean
  readonly isSelected: boolean
  readonly isSetHere: boolean
  readonly onSelect: () => void
  readonly onSet: (condition: RoomCondition) => void
}

/** The row selects the room; its button sets the next condition with one tap. */
export function RoomRow({ room, text, hasFailed, isSelected, isSetHere, onSelect, onSet }: RoomRowProps) {
  const { say } = useTexts()
  const { number, condition } = room
  const mark = isClosed(room) ? 'closed' : condition
  const name = mark === 'closed' ? say('housekeeping.closed') : say(`housekeeping.condition.${mark}`)
  return (
    <li className={isSelected ? styles['on'] : undefined}>
      <button type="button" className={styles['room']} aria-pressed={isSelected} onClick={onSelect}>
        <b>{number}</b>
        <ConditionMark condition={mark} />
        <span className={styles['text']}>
          <span className={words['sr']}>{name}. </span>
          <span>{text.line}</span>
          {hasFailed ? (
            <small className={styles['failed']} role="alert">
              {say('housekeeping.failed')}
            </small>
          ) : (
            text.small && <small>{text.small}</small>
          )}
        </span>
      </button>
      <NextStep room={room} hasFailed={hasFailed} isSetHere={isSetHere} onSet={onSet} />
    </li>
  )
}

type NextStepProps = Pick<RoomRowProps, 'room' | 'hasFailed' | 'isSetHere' | 'onSet'>

export function NextStep({ room, hasFailed, isSetHere, onSet }: NextStepProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  if (isClosed(room)) return <span className={styles['next']}>{say('housekeeping.closed')}</span>
  // The row shows what was tapped, so that the same tap is repeated and not the one after it.
  const next = hasFailed ? room.condition : getNextCondition(room)
  if (next === undefined && isOccupied(room))
    return <span className={styles['next']}>{say(`housekeeping.condition.${room.condition}`)}</span>
  if (next === undefined)
    return (
      <span className={`${styles['next']} ${styles['done']}`}>
        {say('housekeeping.ready')}
        <Check size={16} aria-hidden />
      </span>
    )
  if (!isSetHere || !mayDo('workOnRooms')) return null
  const label = hasFailed ? say('do.again') : say(`housekeeping.do.${next === 'dirty' ? 'clean' : next}`)
  return (
    <button type="button" className={styles['next']} onClick={() => onSet(next)}>
      {label} <span className={words['sr']}>{room.number}</span>
    </button>
  )
}
