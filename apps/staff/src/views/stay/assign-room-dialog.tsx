import type { StaffRoom } from '@foyer/contract/staff/rooms.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { HotelSystemLink } from '../../stays/hotel-system-link.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './assign-room-dialog.module.css'
import { useAssignRoom } from './use-assign-room.ts'

interface AssignRoomProps {
  readonly stay: Stay
  readonly name: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Free rooms first; a taken one can be exchanged for the stay's own. */
export function AssignRoomDialog({ stay, name, onChanged, onClose }: AssignRoomProps) {
  const { say, day } = useTexts()
  const nameIn = useTranslatedName()
  const rooms = useAssignRoom(stay, () => {
    onChanged()
    onClose()
  })
  const { chosen } = rooms
  const isMove = stay.state === 'inHouse'
  const deed =
    chosen &&
    say(getDeed(chosen, isMove), {
      number: chosen.number,
      name: chosen.occupant?.name ?? chosen.occupant?.reference ?? '',
    })
  const foot = (
    <>
      {stay.roomNumber && !isMove && !rooms.isSetInHotelSystem && (
        <Button busy={rooms.isAssigning} onClick={rooms.takeBack}>
          {say('rooms.takeBack')}
        </Button>
      )}
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={rooms.isAssigning} disabled={!chosen}>
        {deed ?? say('rooms.assign')}
      </Button>
    </>
  )
  const type = nameIn(stay.roomTypeNames, stay.roomType)
  return (
    <Dialog title={say('rooms.title', { name })} onClose={onClose} onSubmit={rooms.assign} foot={foot}>
      <p className={words['soft']}>
        {say('rooms.booked', { type, from: day(stay.startDate), to: day(stay.endDate) })}
        {stay.roomNumber && ` · ${say('rooms.current')}: ${stay.roomNumber}`}
      </p>
      {rooms.isSetInHotelSystem ? (
        <p>
          {say('problem.setInHotelSystem')} <HotelSystemLink />
        </p>
      ) : (
        <>
          {rooms.isLoading && <Loading rows={3} />}
          {rooms.problem && <LoadProblem problem={rooms.problem} onAgain={rooms.again} />}
          {!rooms.isLoading && !rooms.problem && rooms.free.length === 0 && <p role="status">{say('rooms.none')}</p>}
          <RoomChoice legend={say('rooms.free')} rooms={rooms.free} chosen={chosen} onChoose={rooms.choose} />
          <RoomChoice legend={say('rooms.exchange')} rooms={rooms.taken} chosen={chosen} onChoose={rooms.choose} />
          <CheckField
            label={say('rooms.otherTypes')}
            checked={rooms.hasOtherTypes}
            onChange={({ target }) => rooms.setHasOtherTypes(target.checked)}
          />
          {isMove && stay.roomNumber && <p className={words['note']}>{say('rooms.move.keys')}</p>}
        </>
      )}
    </Dialog>
  )
}

function getDeed({ occupant }: StaffRoom, isMove: boolean) {
  if (occupant) return 'rooms.exchange.with'
  return isMove ? 'rooms.move' : 'rooms.do'
}

interface RoomChoiceProps {
  readonly legend: string
  readonly rooms: readonly StaffRoom[]
  readonly chosen: StaffRoom | undefined
  readonly onChoose: (number: string) => void
}

function RoomChoice({ legend, rooms, chosen, onChoose }: RoomChoiceProps) {
  if (rooms.length === 0) return null
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      {rooms.map((room) => (
        <label key={room.number} className={styles['room']}>
          <input
            type="radio"
            name="room"
            value={room.number}
            checked={room.number === chosen?.number}
            onChange={() => onChoose(room.number)}
          />
          <RoomFacts room={room} />
        </label>
      ))}
    </fieldset>
  )
}

function RoomFacts({ room }: { room: StaffRoom }) {
  const { say, day } = useTexts()
  const nameIn = useTranslatedName()
  const { occupant } = room
  const { mark, text } = getRoomState(room)
  return (
    <>
      <b className={styles['number']}>{room.number}</b>{' '}
      <span className={words['note']}>
        {nameIn(room.typeNames, room.type)} · {say('rooms.floor', { floor: room.floor })}
      </span>{' '}
      <span className={styles['state']}>
        <MarkShape mark={mark} small />
        {room.closure
          ? say('rooms.closed', { day: day(room.closure.endDate), reason: room.closure.reason })
          : occupant
            ? say('rooms.taken', {
                name: occupant.name ?? say('rooms.taken.nameless', { reference: occupant.reference }),
                from: day(occupant.startDate),
                to: day(occupant.endDate),
              })
            : say(text)}
      </span>
    </>
  )
}

const roomStates = {
  ready: { mark: 'done', text: 'rooms.ready' },
  notReady: { mark: 'notYet', text: 'rooms.notReady' },
  occupied: { mark: 'partly', text: 'rooms.occupied' },
} as const satisfies Record<string, { mark: Mark; text: string }>

function getRoomState({ ready, occupant, isOccupied }: StaffRoom) {
  if (occupant || isOccupied) return roomStates.occupied
  return ready ? roomStates.ready : roomStates.notReady
}
