import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import grid from '../../parts/grid.module.css'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import { useRowWindow } from '../../parts/use-row-window.ts'
import { WindowedRows } from '../../parts/windowed-rows.tsx'
import type { Place } from '../../places/place.ts'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { type ArrivalSection, arrangeArrivals } from './arrange-arrivals.ts'
import { ArrivalRow } from './arrival-row.tsx'
import styles from './arrivals.module.css'
import { ArrivalsHead } from './arrivals-head.tsx'
import { markColumns } from './mark-columns.ts'
import { parseSorting } from './sort-arrivals.ts'

const COLUMNS = 8 + markColumns.length
/** Values of the stylesheet. */
const estimates = { phone: { head: 40, row: 91 }, desktop: { head: 32, row: 36 } }
/** The bars above and below the rows on a desktop; on a phone they are higher. */
const SURROUND_PX = 190

interface ArrivalsTableProps {
  arrivals: readonly Arrival[]
  day: string
  isToday: boolean
  at: Place
}

export function ArrivalsTable({ arrivals, day, isToday, at }: ArrivalsTableProps) {
  const { say, day: dayWords, time, language } = useTexts()
  const now = useNow()
  const hour = isToday ? time(now.toISOString()) : undefined
  const { sort, reference } = at.params
  const groups = useMemo(
    () => arrangeArrivals(arrivals, { hour, sorting: parseSorting(sort), language }),
    [arrivals, hour, sort, language],
  )
  // Rows render again when their content changes, not when another row is opened.
  const kept = JSON.stringify({ ...at.params, reference: undefined, do: undefined, group: undefined })
  const rest = useMemo<Record<string, string>>(() => JSON.parse(kept), [kept])
  const order = useMemo(() => groups.flatMap((one) => one.arrivals.map((row) => row.reference)), [groups])
  const open = reference === undefined ? -1 : order.indexOf(reference)
  const scroller = useRef<HTMLElement>(null)
  const { ranges, heights, show } = useRowWindow({
    scroller,
    counts: groups.map((one) => one.arrivals.length),
    estimate: useIsPhone() ? estimates.phone : estimates.desktop,
    surroundPx: SURROUND_PX,
    open: open < 0 ? undefined : open,
  })
  const isThere = open >= 0
  // Scrolls once per opened reservation, so that scrolling away afterwards is not undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row's position matters only when it opens
  useEffect(() => {
    if (isThere) show(open)
  }, [reference, isThere])

  let first = 0
  return (
    <ScrollRegion ref={scroller} label={say('arrivals.table', { day: dayWords(day) })}>
      <table className={`${grid['grid']} ${styles['arrivals']}`} aria-rowcount={1 + groups.length + order.length}>
        <caption className={words['sr']}>{say('arrivals.caption', { day: dayWords(day) })}</caption>
        <ArrivalsHead at={at} />
        {groups.map((group, part) => {
          const begin = first
          first += group.arrivals.length
          return (
            <tbody key={group.group}>
              <GroupHead of={group} rowIndex={begin + part + 2} />
              <WindowedRows
                ranges={ranges[part] ?? []}
                count={group.arrivals.length}
                gap={(rows) => <Gap rows={rows} rowHeight={heights.row} />}
              >
                {(index) => {
                  const arrival = group.arrivals[index]
                  return (
                    arrival && (
                      <Fragment key={arrival.id}>
                        {index === group.nowBefore && hour && <NowLine hour={hour} />}
                        <ArrivalRow
                          arrival={arrival}
                          index={begin + index}
                          rowIndex={begin + index + part + 3}
                          isOpen={arrival.reference === reference}
                          view={at.view}
                          rest={rest}
                        />
                      </Fragment>
                    )
                  )
                }}
              </WindowedRows>
            </tbody>
          )
        })}
      </table>
    </ScrollRegion>
  )
}

function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <tr aria-hidden className={styles['gap']} style={{ blockSize: rows * rowHeight }}>
      <td colSpan={COLUMNS} />
    </tr>
  )
}

function GroupHead({ of: { group, arrivals, pastTheirTime }, rowIndex }: { of: ArrivalSection; rowIndex: number }) {
  const { say } = useTexts()
  return (
    <tr className={styles['group']} data-head aria-rowindex={rowIndex}>
      <th scope="rowgroup" colSpan={COLUMNS}>
        {say(`group.${group}`)} <b>{arrivals.length}</b>
        {pastTheirTime > 0 && <span className={styles['note']}>{say('group.past', { n: pastTheirTime })}</span>}
      </th>
    </tr>
  )
}

function NowLine({ hour }: { hour: string }) {
  const { say } = useTexts()
  return (
    <tr className={styles['now']}>
      <td colSpan={COLUMNS}>
        <span>{say('arrivals.now', { time: hour })}</span>
      </td>
    </tr>
  )
}
