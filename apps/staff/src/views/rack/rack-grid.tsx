import type { Rack } from '@foyer/contract/staff/rack.ts'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { useRowWindow } from '../../parts/use-row-window.ts'
import { WindowedRows } from '../../parts/windowed-rows.tsx'
import type { Place } from '../../places/place.ts'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { isMovable, type RackSection } from './arrange-rack.ts'
import { asGrid, asLayout, asRow, asRowGroup, asRowHeader } from './grid-roles.ts'
import { toSpan } from './rack-cells.ts'
import styles from './rack-grid.module.css'
import { RackHead } from './rack-head.tsx'
import { RackRow } from './rack-row.tsx'
import type { Slot } from './rack-slot.tsx'
import type { Carry, CarryKind } from './use-carry.ts'
import { usePointerCarry } from './use-pointer-carry.ts'
import type { ArrangedRack, RackLine } from './use-rack.ts'
import { useRackKeys } from './use-rack-keys.ts'
import { useVerdictText } from './verdict-text.ts'

/** Values of the desktop stylesheet. */
const ESTIMATE = { head: 24, row: 29 }
/** A hand scrolls the rack fast and far, and a frame that renders rows costs much however few they are. */
const STEP_PX = 400
/** Lines of the tray that always show; the rest is behind a button. */
const MAX_TRAY_LINES = 4

interface RackGridProps {
  readonly rack: Rack
  readonly arranged: ArrangedRack
  readonly at: Place
  readonly carry: Carry
  readonly mayMove: boolean
  readonly onRefused: () => void
  readonly onUndo: () => void
  readonly onToday: () => void
}

/** Rooms by days. */
export function RackGrid({ rack, arranged, at, carry, mayMove, onRefused, onUndo, onToday }: RackGridProps) {
  const { say, day } = useTexts()
  const nameOf = useListName()
  const { period, sections, lines } = arranged
  const [isTrayOpen, setIsTrayOpen] = useState(false)
  const tray = isTrayOpen ? arranged.tray : arranged.tray.slice(0, MAX_TRAY_LINES)
  const scroller = useRef<HTMLDivElement>(null)
  const all = useMemo(() => [...tray, ...lines], [tray, lines])
  const [cursorIndex, setCursorIndex] = useState<number>()
  const { ranges, heights, show } = useRowWindow({
    scroller,
    counts: sections.map(({ rows }) => rows.length),
    estimate: ESTIMATE,
    stepPx: STEP_PX,
    open: cursorIndex,
  })
  const canCarry = (reference: string) => {
    const stay = rack.stays.find((one) => one.reference === reference)
    return stay && mayMove && isMovable(stay) ? stay : undefined
  }
  const pickUp = (stay: Rack['stays'][number], kind: CarryKind) => {
    if (!canCarry(stay.reference)) return onRefused()
    // Guests who are here have arrived, and a stay without a room has no bar to pull.
    if (kind === 'start' && stay.state === 'inHouse') return
    carry.pickUp(stay, kind, 'keys')
  }
  const keys = useRackKeys({
    scroller,
    lines: all,
    trayCount: tray.length,
    period,
    carry,
    onPickUp: pickUp,
    onUndo,
    onToday,
    show,
  })
  if (keys.index !== cursorIndex) setCursorIndex(keys.index)
  const pointer = usePointerCarry({ scroller, period, findStay: canCarry, carry })
  const verdictText = useVerdictText()
  const { carried, verdict } = carry
  const slot = useMemo((): Slot | undefined => {
    if (!carried || !verdict || verdict.result === 'same') return undefined
    const { begin, end } = toSpan(period, carried.startDate, carried.endDate)
    return { begin, end, opensLeft: begin > period.days / 2, ...verdictText(carried, verdict) }
  }, [carried, verdict, period, verdictText])
  const target = carried && (carried.roomNumber ?? tray[0]?.key)
  const rowProps = (line: RackLine) => ({
    line,
    period,
    at,
    cursorAt: line.key === keys.here.line ? keys.here.at : undefined,
    slot: line.key === target ? slot : undefined,
    carried: carried?.stay.reference,
  })
  const until = rack.days.at(-1)?.day ?? rack.from
  const label = say('rack.grid', { from: day(rack.from), to: day(until) })
  let first = 0
  return (
    <div
      ref={scroller}
      {...asGrid(label, 1 + tray.length + sections.length + lines.length, 1 + period.days)}
      className={`${styles['rack']} ${carried ? styles['carrying'] : ''}`}
      style={{ '--n': period.days } as CSSProperties}
      {...(mayMove && { 'data-may-move': '' })}
      {...{ onKeyDown: keys.onKeyDown, onFocus: keys.onFocus, onBlur: keys.onBlur, ...pointer }}
    >
      <div {...asLayout} className={styles['inner']}>
        <Columns rack={rack} />
        <RackHead rack={rack} />
        {arranged.tray.length > 0 && (
          <div {...asRowGroup} className={`${styles['tray']} ${isTrayOpen ? styles['open'] : ''}`}>
            <div className={styles['trayHead']}>
              <TrayHead rack={rack} />
              {arranged.tray.length > MAX_TRAY_LINES && (
                <button type="button" className={words['link']} onClick={() => setIsTrayOpen(!isTrayOpen)}>
                  {isTrayOpen ? say('rack.tray.fewer') : say('rack.tray.more', { n: countHidden(arranged.tray) })}
                </button>
              )}
            </div>
            {tray.map((line, lane) => (
              <RackRow key={line.key} rowIndex={2 + lane} {...rowProps(line)} />
            ))}
          </div>
        )}
        {sections.map((section, part) => {
          const begin = first
          first += section.rows.length
          const before = 2 + tray.length + part
          return (
            <div {...asRowGroup} key={section.key}>
              <SectionHead of={section} rowIndex={before + begin} />
              <WindowedRows
                ranges={ranges[part] ?? []}
                count={section.rows.length}
                gap={(rows) => <Gap rows={rows} rowHeight={heights.row} />}
              >
                {(index) => {
                  const line = lines[begin + index]
                  return (
                    line && (
                      <RackRow
                        key={line.key}
                        index={begin + index}
                        rowIndex={before + begin + index + 1}
                        {...rowProps(line)}
                      />
                    )
                  )
                }}
              </WindowedRows>
            </div>
          )
        })}
      </div>
      {carried?.point && (
        <div
          className={styles['lifted']}
          style={{ insetBlockStart: carried.point.y, insetInlineStart: carried.point.x }}
        >
          {nameOf(carried.stay)}
        </div>
      )}
    </div>
  )
}

const countHidden = (tray: readonly RackLine[]) =>
  tray.slice(MAX_TRAY_LINES).reduce((sum, { cells }) => sum + cells.length, 0)

/** Weekends, today, and the lines between days. */
function Columns({ rack }: { rack: Rack }) {
  return (
    <div className={styles['dayLines']} aria-hidden>
      {rack.days.map(({ day }) => (
        <i
          key={day}
          className={`${isWeekend(day) ? styles['weekend'] : ''} ${day === rack.today ? styles['today'] : ''}`}
        />
      ))}
    </div>
  )
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function TrayHead({ rack: { stays, today } }: { rack: Rack }) {
  const { say } = useTexts()
  const waiting = stays.filter(({ roomNumber, state }) => roomNumber === undefined && state === 'expected')
  const arriving = waiting.filter(({ startDate }) => startDate <= today).length
  return (
    <>
      <b>{say('rack.tray')}</b>
      {arriving > 0 && <span>{say('rack.tray.today', { n: arriving })}</span>}
    </>
  )
}

function SectionHead({ of: { room, rows, freeTonight }, rowIndex }: { of: RackSection; rowIndex: number }) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  return (
    <div {...asRow(rowIndex)} className={styles['section']} data-head>
      <span {...asRowHeader}>
        <b>{nameIn(room.typeNames, room.type)}</b> <span>{say('rooms.floor', { floor: room.floor })}</span>{' '}
        <span className={styles['facts']}>{say('rack.section', { n: rows.length, free: freeTonight })}</span>
      </span>
    </div>
  )
}

/** In place of the rows above and below the window. */
function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return <div aria-hidden style={{ blockSize: rows * rowHeight }} />
}
