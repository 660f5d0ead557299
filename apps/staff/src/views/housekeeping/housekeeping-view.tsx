import { type HousekeepingRoom, listHousekeeping } from '@foyer/contract/staff/housekeeping.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { CallOut } from '../../parts/call-out.tsx'
import { Chips } from '../../parts/chips.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { arrangeFloors, countRooms, type Filter, filters, listFloors } from './arrange-rooms.ts'
import { CloseRoomDialog } from './close-room-dialog.tsx'
import { FloorChoice } from './floor-choice.tsx'
import styles from './housekeeping.module.css'
import { RoomActions } from './room-actions.tsx'
import { NextStep, RoomRow } from './room-row.tsx'
import { useClosures } from './use-closures.ts'
import { useConditions } from './use-conditions.ts'
import { useRoomText } from './use-room-text.ts'
import { WaitingCards } from './waiting-cards.tsx'

/** All rooms by floor with their condition: on a phone in the corridor first, and at the desk. */
export function HousekeepingView() {
  const { say, count } = useTexts()
  const { mayDo } = useSession()
  const now = useNow()
  const load = useLoad(listHousekeeping)
  const conditions = useConditions()
  const closures = useClosures()
  const [filter, setFilter] = useState<Filter>('all')
  const [floor, setFloor] = useState<number>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [closing, setClosing] = useState<HousekeepingRoom>()
  const { data } = load
  const textOf = useRoomText({ checkOutUntil: data?.checkOutUntil, now })
  const stored = data?.rooms ?? []
  const inspects = data?.inspects ?? false
  const isSetHere = data?.setInHotelSystem === false
  const rooms = stored.map((room) => withTap(room, conditions.getTap(room.number)?.condition, inspects))
  const chosen = rooms.filter(({ number }) => selected.has(number))
  const floors = arrangeFloors(rooms, { filter, floor })
  const isShown = (name: Filter) =>
    name === 'all' ||
    name === filter ||
    (name === 'clean' ? inspects : countRooms(rooms, name) > 0 || name !== 'closed')

  const findStored = (number: string) => stored.filter((room) => room.number === number)
  const toggle = (number: string) => {
    const next = new Set(selected)
    if (!next.delete(number)) next.add(number)
    setSelected(next)
  }
  const toStep = (room: HousekeepingRoom) => ({
    room,
    hasFailed: conditions.getTap(room.number)?.hasFailed ?? false,
    isSetHere,
    onSet: (condition: HousekeepingRoom['condition']) => conditions.set(findStored(room.number), condition),
  })

  return (
    <Page
      title={say('housekeeping.title')}
      under={
        data && (
          <Chips
            label={say('housekeeping.show')}
            chips={filters.filter(isShown).map((name) => ({
              name,
              label: say(`housekeeping.show.${name}`),
              count: count(countRooms(rooms, name)),
              warn: name === 'dirty',
            }))}
            chosen={filter}
            onChoose={setFilter}
          />
        )
      }
    >
      <NotLoaded of={load} />
      {data && (
        <>
          <ScrollRegion label={say('housekeeping.region')} className={styles['scroll']}>
            {!isSetHere && <CallOut mark="notAsked" title={say('housekeeping.inSystem')} />}
            <WaitingCards
              waiting={data.waiting}
              rooms={rooms}
              now={now}
              act={(room) => <NextStep {...toStep(room)} />}
            />
            {floors.length === 0 && <p className={styles['none']}>{say('housekeeping.none')}</p>}
            <div className={styles['grid']}>
              {floors.map(({ floor: level, rooms: on, ready, of }) => (
                <section key={level} aria-label={say('rooms.floor', { floor: level })}>
                  <h2>
                    {say('rooms.floor', { floor: level })}{' '}
                    <span className={styles['count']}>{say('housekeeping.floor.ready', { n: ready, of })}</span>
                  </h2>
                  <ul>
                    {on.map((room) => (
                      <RoomRow
                        key={room.number}
                        {...toStep(room)}
                        text={textOf(room)}
                        isSelected={selected.has(room.number)}
                        onSelect={() => toggle(room.number)}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </ScrollRegion>
          <div className={styles['actions']}>
            {isSetHere && mayDo('workOnRooms') && (
              <RoomActions
                rooms={chosen}
                inspects={inspects}
                onSet={(condition) => {
                  conditions.set(
                    chosen.flatMap(({ number }) => findStored(number)),
                    condition,
                  )
                  setSelected(new Set())
                }}
                onClose={setClosing}
                onReopen={closures.reopen}
                onUnselect={() => setSelected(new Set())}
              />
            )}
            <FloorChoice floors={listFloors(rooms)} chosen={floor} onChoose={setFloor} />
          </div>
        </>
      )}
      {closing && data && (
        <CloseRoomDialog room={closing} today={data.day} closures={closures} onClose={() => setClosing(undefined)} />
      )}
    </Page>
  )
}

/** The room as it was tapped, before the server has confirmed it. */
function withTap(
  room: HousekeepingRoom,
  condition: HousekeepingRoom['condition'] | undefined,
  inspects: boolean,
): HousekeepingRoom {
  if (condition === undefined) return room
  return { ...room, condition, ready: condition === 'inspected' || (condition === 'clean' && !inspects) }
}
