import type { Room, RoomType } from '@foyer/domain/config/hotel-facts.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { parseRooms } from '../../parts/parse-rooms.ts'
import { Table } from '../../parts/table.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hotel.module.css'
import { RemoveCell } from './remove-cell.tsx'
import { createTypeId, renameType } from './room-types.ts'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

export function RoomsSection({ form }: { form: HotelForm }) {
  const types = (form.draft?.roomTypes ?? []) as readonly RoomType[]
  const rooms = form.draft?.rooms ?? []
  return (
    <Section name="rooms">
      <RoomTypes types={types} onChange={(next) => form.set('roomTypes', next)} />
      <NewRooms types={types} onAdd={(added) => form.set('rooms', [...rooms, ...added])} />
      <Rooms rooms={rooms} types={types} onChange={(next) => form.set('rooms', next)} />
    </Section>
  )
}

interface TypesProps {
  types: readonly RoomType[]
  onChange: (types: readonly RoomType[]) => void
}

function RoomTypes({ types, onChange }: TypesProps) {
  const { say } = useTexts()
  const [name, setName] = useState('')
  const add = () => {
    onChange([...types, { id: createTypeId(name, types), name: name.trim(), names: {}, picture: 'room' }])
    setName('')
  }
  return (
    <>
      <Table
        caption={say('hotel.types')}
        className={styles['rooms']}
        columns={[
          { label: say('hotel.type.name') },
          { label: say('hotel.type.id') },
          { label: say('do.more'), unseen: true },
        ]}
      >
        <tbody>
          {types.map((type, at) => (
            <tr key={type.id}>
              <td>
                <input
                  className={styles['cell']}
                  aria-label={`${say('hotel.type.name')}, ${type.id}`}
                  value={type.name}
                  maxLength={60}
                  onChange={({ target }) => onChange(types.with(at, renameType(type, target.value)))}
                />
              </td>
              <td className={styles['known']}>{type.id}</td>
              <RemoveCell
                label={say('hotel.type.remove', { name: type.name })}
                onRemove={() => onChange(types.toSpliced(at, 1))}
              />
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles['adding']}>
        <TextField
          label={say('hotel.type.new')}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button disabled={name.trim() === ''} onClick={add}>
          {say('hotel.type.add')}
        </Button>
      </div>
    </>
  )
}

interface NewRoomsProps {
  types: readonly RoomType[]
  onAdd: (rooms: readonly Room[]) => void
}

/** `101-112, 114`, of one type; the floor is derived from the number unless it is entered. */
function NewRooms({ types, onAdd }: NewRoomsProps) {
  const { say } = useTexts()
  const [line, setLine] = useState({ id: 1, numbers: '', type: '', floor: '' })
  const type = types.find(({ id }) => id === line.type)?.id ?? types[0]?.id ?? ''
  const { rooms, faults } = parseRooms([{ ...line, type }])
  const [fault] = faults
  const issue = fault && say('hotel.room.bad', { part: 'bad' in fault ? fault.bad : fault.twice })
  return (
    <div className={styles['adding']}>
      <TextField
        label={say('hotel.room.new')}
        placeholder={say('hotel.room.newHint')}
        autoComplete="off"
        value={line.numbers}
        issue={issue}
        onChange={({ target }) => setLine({ ...line, numbers: target.value })}
      />
      <TypeChoice
        label={say('hotel.room.type')}
        types={types}
        value={type}
        onChoose={(chosen) => setLine({ ...line, type: chosen })}
      />
      <TextField
        label={say('hotel.room.floor')}
        autoComplete="off"
        inputMode="numeric"
        value={line.floor}
        onChange={({ target }) => setLine({ ...line, floor: target.value })}
      />
      <Button
        disabled={rooms.length === 0 || faults.length > 0 || type === ''}
        onClick={() => {
          onAdd(rooms)
          setLine({ ...line, numbers: '' })
        }}
      >
        {say('hotel.room.add')}
      </Button>
    </div>
  )
}

interface TypeChoiceProps {
  label: string
  types: readonly RoomType[]
  value: string
  onChoose: (type: string) => void
}

function TypeChoice({ label, types, value, onChoose }: TypeChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {types.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

interface RoomsProps {
  rooms: readonly Room[]
  types: readonly RoomType[]
  onChange: (rooms: readonly Room[]) => void
}

function Rooms({ rooms, types, onChange }: RoomsProps) {
  const { say } = useTexts()
  return (
    <details className={styles['all']}>
      <summary>{say('hotel.rooms', { n: rooms.length })}</summary>
      <Table
        caption={say('hotel.rooms', { n: rooms.length })}
        className={styles['rooms']}
        columns={[
          { label: say('hotel.room.number') },
          { label: say('hotel.room.type') },
          { label: say('hotel.room.floor') },
          { label: say('do.more'), unseen: true },
        ]}
      >
        <tbody>
          {rooms.map((room, at) => (
            <tr key={room.number}>
              <td>{room.number}</td>
              <td>
                <select
                  className={styles['cell']}
                  aria-label={say('hotel.room.typeOf', { number: room.number })}
                  value={room.type}
                  onChange={({ target }) => onChange(rooms.with(at, { ...room, type: target.value }))}
                >
                  {types.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <input
                  className={styles['floor']}
                  aria-label={say('hotel.room.floorOf', { number: room.number })}
                  type="number"
                  min={-9}
                  max={200}
                  value={room.floor}
                  onChange={({ target }) => onChange(rooms.with(at, { ...room, floor: target.valueAsNumber || 0 }))}
                />
              </td>
              <RemoveCell
                label={say('hotel.room.remove', { number: room.number })}
                onRemove={() => onChange(rooms.toSpliced(at, 1))}
              />
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
