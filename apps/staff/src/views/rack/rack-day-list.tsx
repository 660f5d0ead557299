import type { Rack, RackStay } from '@foyer/contract/staff/rack.ts'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { rowLink } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { hasNight, type RackRow } from './arrange-rack.ts'
import { getBarState } from './rack-bar.tsx'
import styles from './rack-day-list.module.css'
import { RoomConditionMark } from './room-condition-mark.tsx'
import type { ArrangedRack } from './use-rack.ts'

/** One day by room, for phones. */
export function RackDayList({ rack, arranged, at }: { rack: Rack; arranged: ArrangedRack; at: Place }) {
  const { say, day } = useTexts()
  const nameIn = useTranslatedName()
  const waiting = arranged.tray.flatMap(({ cells }) => cells.flatMap(({ stay }) => stay ?? []))
  return (
    <ScrollRegion label={say('rack.list', { day: day(rack.from) })} className={styles['list'] ?? ''}>
      {waiting.length > 0 && (
        <section className={styles['waitingStays']}>
          <h2 className={`${styles['heading']} ${styles['waiting']}`}>
            {say('rack.tray')} <b>{waiting.length}</b>
          </h2>
          <ul>
            {waiting.map((stay) => (
              <li key={stay.reference}>
                <StayLine stay={stay} rack={rack} at={at} more={nameIn(stay.typeNames, stay.type)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {arranged.sections.map(({ key, room, rows, freeTonight }) => (
        <section key={key}>
          <h2 className={styles['heading']}>
            {nameIn(room.typeNames, room.type)}{' '}
            <span>
              {say('rooms.floor', { floor: room.floor })} · {say('rack.section', { n: rows.length, free: freeTonight })}
            </span>
          </h2>
          <ul>
            {rows.map((row) => (
              <RoomLine key={row.room.number} row={row} rack={rack} at={at} />
            ))}
          </ul>
        </section>
      ))}
    </ScrollRegion>
  )
}

function RoomLine({ row: { room, stays, closures }, rack, at }: { row: RackRow; rack: Rack; at: Place }) {
  const { say, day } = useTexts()
  const closure = closures.find((one) => hasNight(one, rack.from))
  const condition = closure ? 'closed' : room.condition
  return (
    <li className={styles['room']}>
      <p className={styles['number']}>
        <b>{room.number}</b>
        <RoomConditionMark condition={condition} />
        <span>{say(`rack.condition.${condition}`)}</span>
      </p>
      <div className={styles['stays']}>
        {stays.map((stay) => (
          <StayLine key={stay.reference} stay={stay} rack={rack} at={at} />
        ))}
        {closure && (
          <p className={styles['free']}>
            {say('rack.no.closed', { reason: closure.reason, day: day(closure.endDate) })}
          </p>
        )}
        {stays.length === 0 && !closure && <p className={styles['free']}>{say('rack.free')}</p>}
      </div>
    </li>
  )
}

interface StayLineProps {
  readonly stay: RackStay
  readonly rack: Rack
  readonly at: Place
  readonly more?: string
}

function StayLine({ stay, rack, at, more }: StayLineProps) {
  const { say, day } = useTexts()
  const link = useLink()
  const nameOf = useListName()
  return (
    <a
      className={styles['stay']}
      {...rowLink}
      {...link(place('rack', { ...at.params, reference: stay.reference }))}
      aria-current={stay.reference === at.params['reference'] ? 'true' : undefined}
    >
      <b>{nameOf(stay)}</b>
      <span className={words['note']}>
        {[
          say(`rack.state.${getBarState(stay, rack.today)}`),
          say('rack.bar.dates', { from: day(stay.startDate), to: day(stay.endDate) }),
          ...(more ? [more] : []),
        ].join(' · ')}
      </span>
    </a>
  )
}
