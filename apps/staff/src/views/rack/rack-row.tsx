import { addDays } from '@foyer/domain/basics/add-days.ts'
import { memo } from 'react'
import type { Place } from '../../places/place.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { hasNight } from './arrange-rack.ts'
import { asCell, asLayout, asRow, asRowHeader } from './grid-roles.ts'
import { ClosureBar, RackBar, toBarStyle } from './rack-bar.tsx'
import { findCell, type RackCell, type RackPeriod } from './rack-cells.ts'
import styles from './rack-row.module.css'
import { RackSlot, type Slot } from './rack-slot.tsx'
import { RoomConditionMark } from './room-condition-mark.tsx'
import type { RackLine } from './use-rack.ts'

interface RackRowProps {
  readonly line: RackLine
  /** Over all rooms; absent in the tray. */
  readonly index?: number
  readonly rowIndex: number
  readonly period: RackPeriod
  readonly at: Place
  /** The night of the cell that the keyboard is at, if it is in this row. */
  readonly cursorAt: number | undefined
  /** Set if the carried stay would go here. */
  readonly slot: Slot | undefined
  /** Reference of the stay that is being carried. */
  readonly carried: string | undefined
}

/** One room, or one line of stays without a room. */
export const RackRow = memo(function RackRow(props: RackRowProps) {
  const { line, index, rowIndex, period, cursorAt, slot } = props
  const cursor = cursorAt === undefined ? undefined : findCell(line.cells, cursorAt)
  const look = [styles['row'], slot ? styles[slot.isGood ? 'good' : 'bad'] : '']
  return (
    <div
      {...asRow(rowIndex)}
      className={look.join(' ')}
      data-line={line.key}
      data-room={line.room?.number ?? ''}
      {...(index !== undefined && { 'data-index': index })}
    >
      <RoomHead line={line} today={period.today} />
      <div {...asLayout} className={styles['lane']} data-lane>
        {line.cells.map((cell) => (
          <Cell key={cell.key} cell={cell} isCursor={cell === cursor} {...props} />
        ))}
        {slot && <RackSlot slot={slot} />}
      </div>
    </div>
  )
})

function Cell({ cell, isCursor, line, period, at, carried }: RackRowProps & { cell: RackCell; isCursor: boolean }) {
  const { say, day } = useTexts()
  const { stay, closure } = cell
  const place = { ...asCell(cell.at + 2, cell.nights), style: toBarStyle(cell) }
  if (stay)
    return (
      <div className={styles['cell']} {...place}>
        <RackBar
          cell={cell}
          stay={stay}
          today={period.today}
          at={at}
          isOpen={stay.reference === at.params['reference']}
          isCursor={isCursor}
          isCarried={stay.reference === carried}
          hasType={line.room === undefined}
        />
      </div>
    )
  if (closure)
    return (
      <div className={styles['cell']} {...place}>
        <ClosureBar cell={cell} isCursor={isCursor} />
      </div>
    )
  return (
    <div
      className={`${styles['cell']} ${styles['free']}`}
      {...asCell(cell.at + 2, cell.nights, say('rack.cell.free', { day: day(addDays(period.from, cell.at)) }))}
      style={toBarStyle(cell)}
      tabIndex={isCursor ? 0 : -1}
      {...(isCursor && { 'data-cursor': '' })}
    />
  )
}

function RoomHead({ line: { room, cells }, today }: { line: RackLine; today: string }) {
  const { say } = useTexts()
  if (!room)
    return (
      <div {...asRowHeader} className={styles['room']}>
        <span className={words['sr']}>{say('rack.tray')}</span>
      </div>
    )
  const isClosed = cells.some(({ closure }) => closure && hasNight(closure, today))
  const condition = isClosed ? 'closed' : room.condition
  return (
    <div {...asRowHeader} className={styles['room']}>
      <b>{room.number}</b>
      <RoomConditionMark condition={condition} />
      <span>{say(`rack.condition.${condition}`)}</span>
    </div>
  )
}
