import type { RackStay } from '@foyer/contract/staff/rack.ts'
import Hourglass from 'lucide-react/icons/hourglass'
import LogOut from 'lucide-react/icons/log-out'
import PawPrint from 'lucide-react/icons/paw-print'
import Star from 'lucide-react/icons/star'
import Wrench from 'lucide-react/icons/wrench'
import type { CSSProperties } from 'react'
import { MarkShape } from '../../parts/state-mark.tsx'
import { rowLink } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import { useDetailTexts } from '../../stays/use-detail-texts.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { isOverdue } from './arrange-rack.ts'
import styles from './rack-bar.module.css'
import type { RackCell } from './rack-cells.ts'

export type BarState = 'expected' | 'inHouse' | 'leaves' | 'overdue' | 'departed'

export function getBarState(stay: RackStay, today: string): BarState {
  if (stay.state === 'departed') return 'departed'
  if (stay.state !== 'inHouse') return 'expected'
  if (isOverdue(stay, today)) return 'overdue'
  return stay.endDate === today ? 'leaves' : 'inHouse'
}

export const toBarStyle = ({ begin, end }: { begin: number; end: number }) =>
  ({ '--a': begin.toFixed(2), '--b': end.toFixed(2) }) as CSSProperties

interface RackBarProps {
  readonly cell: RackCell
  readonly stay: RackStay
  readonly today: string
  readonly at: Place
  readonly isOpen: boolean
  readonly isCursor: boolean
  readonly isCarried: boolean
  /** In the tray the booked type is named, because no row says it. */
  readonly hasType: boolean
}

/** A stay: a link that opens it, and that can be dragged. */
export function RackBar({ cell, stay, today, at, isOpen, isCursor, isCarried, hasType }: RackBarProps) {
  const { mayDo } = useSession()
  const link = useLink()
  const address = useAddress()
  const nameOf = useListName()
  const nameIn = useTranslatedName()
  const barText = useBarText()
  const detailsOf = useDetailTexts()
  const state = getBarState(stay, today)
  const to = place('rack', { ...at.params, reference: stay.reference })
  const look = [
    styles['bar'],
    styles[state],
    cell.isCutBefore ? styles['cutBefore'] : '',
    cell.isCutAfter ? styles['cutAfter'] : '',
    isCarried ? styles['carried'] : '',
  ]
  const content = (
    <>
      <span className={styles['name']}>{nameOf(stay)}</span>
      <span className={words['sr']}>, {barText(stay, today)}</span>
      {(state === 'overdue' || stay.roomTaken) && <MarkShape mark="needsPerson" small />}
      {stay.waitsForRoom && <Hourglass className={styles['waits']} size={13} aria-hidden />}
      {stay.vip && <Star className={styles['faint']} size={12} aria-hidden />}
      {stay.hasPets && <PawPrint className={styles['faint']} size={12} aria-hidden />}
      {stay.groupLocator && <span className={styles['more']}>{stay.groupLocator}</span>}
      {hasType && <span className={styles['more']}>{nameIn(stay.typeNames, stay.type)}</span>}
      {(state === 'leaves' || state === 'overdue') && <LogOut className={styles['end']} size={13} aria-hidden />}
    </>
  )
  const shared = {
    className: look.join(' '),
    tabIndex: isCursor ? 0 : -1,
    title: [nameOf(stay), ...detailsOf(stay)].join(' · '),
    'data-stay': stay.reference,
    ...(isCursor && { 'data-cursor': '' }),
    ...(cell.isCutBefore && { 'data-cut-before': '' }),
    ...(cell.isCutAfter && { 'data-cut-after': '' }),
  }
  if (!mayDo('openStay')) return <span {...shared}>{content}</span>
  return (
    <a
      {...shared}
      {...rowLink}
      {...link(to, () => (address.here()?.params['reference'] ? 'replace' : 'push'))}
      draggable={false}
      aria-current={isOpen ? 'true' : undefined}
    >
      {content}
    </a>
  )
}

/** State, dates and anything unusual about a stay, for those who do not see the bar. */
export function useBarText(): (stay: RackStay, today: string) => string {
  const { say, day } = useTexts()
  const nameIn = useTranslatedName()
  const detailsOf = useDetailTexts()
  return (stay, today) =>
    [
      say(`rack.state.${getBarState(stay, today)}`),
      say('rack.bar.dates', { from: day(stay.startDate), to: day(stay.endDate) }),
      ...(stay.roomNumber === undefined ? [nameIn(stay.typeNames, stay.type)] : []),
      ...(stay.waitsForRoom ? [say('rack.flag.waits')] : []),
      ...(stay.roomTaken ? [say('rack.flag.roomTaken')] : []),
      ...(stay.hasPets ? [say('arrivals.pets')] : []),
      ...detailsOf(stay),
    ].join(', ')
}

/** A closed period of a room. */
export function ClosureBar({ cell, isCursor }: { cell: RackCell; isCursor: boolean }) {
  const { say, day } = useTexts()
  const { closure } = cell
  if (!closure) return null
  return (
    <span
      className={`${styles['bar']} ${styles['closed']}`}
      tabIndex={isCursor ? 0 : -1}
      title={closure.reason}
      {...(isCursor && { 'data-cursor': '' })}
    >
      <Wrench size={13} aria-hidden />
      <span className={styles['name']}>{closure.reason}</span>
      <span className={words['sr']}>
        , {say('rack.condition.closed')},{' '}
        {say('rack.bar.dates', { from: day(closure.startDate), to: day(closure.endDate) })}
      </span>
    </span>
  )
}
