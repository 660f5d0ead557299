import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { Fragment } from 'react'
import grid from '../../parts/grid.module.css'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import { arrangeArrivals } from './arrange-arrivals.ts'
import { ArrivalRow } from './arrival-row.tsx'
import styles from './arrivals.module.css'
import { markColumns } from './mark-columns.ts'

const COLUMNS = 8 + markColumns.length

export function ArrivalsTable({ arrivals, day, at }: { arrivals: readonly Arrival[]; day: string; at: Place }) {
  const { say, day: dayWords, time } = useWords()
  const { hotel } = useSession()
  const now = useNow()
  const hour = time(now.toISOString())
  const groups = arrangeArrivals(arrivals, hour)
  return (
    <ScrollRegion label={say('arrivals.table', { day: dayWords(day) })}>
      <table className={`${grid['grid']} ${styles['arrivals']}`}>
        <caption className={words['sr']}>{say('arrivals.caption', { day: dayWords(day) })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('column.time')}</th>
            <th scope="col">{say('column.guest')}</th>
            <th scope="col">{say('column.reference')}</th>
            <th scope="col">{say('column.room')}</th>
            <th scope="col" className={styles['party']}>
              {say('column.party')}
            </th>
            {markColumns.map(({ name, icon: Icon }) => (
              <th key={name} scope="col" className={styles['mark']}>
                <span title={say(`column.${name}`)}>
                  <Icon size={15} aria-hidden />
                  <span className={words['sr']}>{say(`column.${name}`)}</span>
                </span>
              </th>
            ))}
            <th scope="col" className={styles['next']}>
              {say('column.next')}
            </th>
            <th scope="col" className={words['number']}>
              {say('column.balance', { currency: hotel.currency })}
            </th>
            <th scope="col" className={styles['where']}>
              {say('column.where')}
            </th>
          </tr>
        </thead>
        {groups.map(({ group, arrivals: rows, nowBefore, pastTheirTime }) => (
          <tbody key={group}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={COLUMNS}>
                {say(`group.${group}`)} <b>{rows.length}</b>
                {pastTheirTime > 0 && <span className={styles['note']}>{say('group.past', { n: pastTheirTime })}</span>}
              </th>
            </tr>
            {rows.map((arrival, index) => (
              <Fragment key={arrival.id}>
                {index === nowBefore && <NowLine hour={hour} />}
                <ArrivalRow arrival={arrival} at={at} now={now} />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

function NowLine({ hour }: { hour: string }) {
  const { say } = useWords()
  return (
    <tr className={styles['now']}>
      <td colSpan={COLUMNS}>
        <span>{say('arrivals.now', { time: hour })}</span>
      </td>
    </tr>
  )
}
