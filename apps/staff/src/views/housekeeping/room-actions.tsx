import type { HousekeepingRoom } from '@foyer/contract/staff/housekeeping.ts'
import { type RoomCondition, roomConditions } from '@foyer/domain/room/condition.ts'
import DoorOpen from 'lucide-react/icons/door-open'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../parts/button.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ConditionMark } from './condition-mark.tsx'
import styles from './housekeeping.module.css'

interface RoomActionsProps {
  readonly rooms: readonly HousekeepingRoom[]
  readonly inspects: boolean
  readonly onSet: (condition: RoomCondition) => void
  readonly onClose: (room: HousekeepingRoom) => void
  readonly onReopen: (room: HousekeepingRoom) => void
  readonly onUnselect: () => void
}

/** Any condition for the selected rooms, and out of order for one of them. */
export function RoomActions({ rooms, inspects, onSet, onClose, onReopen, onUnselect }: RoomActionsProps) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  const [first] = rooms
  if (!first) return null
  const single = rooms.length === 1 ? first : undefined
  const label = rooms.map(({ number }) => number).join(', ')
  const offered = inspects ? roomConditions : roomConditions.filter((condition) => condition !== 'inspected')
  return (
    <section aria-label={say('housekeeping.condition', { number: label })}>
      <div className={styles['selected']}>
        <b>{single ? single.number : say('housekeeping.rooms', { n: rooms.length })}</b>
        <span>
          {single ? `${nameIn(single.typeNames, single.type)} · ${say('rooms.floor', { floor: single.floor })}` : label}
        </span>
        {single?.closure && (
          <IconButton label={`${say('housekeeping.reopen')} ${single.number}`} onClick={() => onReopen(single)}>
            <DoorOpen size={18} aria-hidden />
          </IconButton>
        )}
        {single && !single.closure && (
          <IconButton label={`${say('housekeeping.close')} ${single.number}`} onClick={() => onClose(single)}>
            <Wrench size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton label={say('housekeeping.unselect')} onClick={onUnselect}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div className={styles['conditions']}>
        {offered.map((condition) => (
          <button
            key={condition}
            type="button"
            aria-pressed={rooms.every((room) => room.condition === condition)}
            onClick={() => onSet(condition)}
          >
            <ConditionMark condition={condition} />
            {say(`housekeeping.condition.${condition}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
