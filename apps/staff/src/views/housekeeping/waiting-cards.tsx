import type { Housekeeping, HousekeepingRoom } from '@foyer/contract/staff/housekeeping.ts'
import type { ReactNode } from 'react'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './housekeeping.module.css'

interface WaitingCardsProps {
  readonly waiting: Housekeeping['waiting']
  readonly rooms: readonly HousekeepingRoom[]
  readonly now: Date
  /** The button of the room that a guest waits for. */
  readonly act: (room: HousekeepingRoom) => ReactNode
}

/** Guests who wait for exactly this room, or for one of this type; the longest wait first. */
export function WaitingCards({ waiting, rooms, now, act }: WaitingCardsProps) {
  const { say, span } = useTexts()
  const nameIn = useTranslatedName()
  return waiting.map(({ since, guests, type, typeNames, roomNumber }) => {
    const room = rooms.find(({ number }) => number === roomNumber)
    const typeName = nameIn(typeNames, type)
    const party = say('housekeeping.guests', { n: guests })
    return (
      <section key={`${roomNumber} ${since}`} className={styles['waiting']} aria-label={say('housekeeping.waiting')}>
        <p className={styles['waits']}>
          <MarkShape mark="needsPerson" small />
          <b>{say('housekeeping.waiting')}</b>
          <time dateTime={since}>{span(since, now)}</time>
        </p>
        <div>
          {roomNumber && <b className={styles['large']}>{roomNumber}</b>}
          <p className={styles['facts']}>
            <b>{typeName}</b>
            <span className={styles['party']}>{party}</span>
          </p>
          {room && act(room)}
        </div>
      </section>
    )
  })
}
