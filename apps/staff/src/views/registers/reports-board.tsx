import type { StayReportState } from '@foyer/contract/staff/authority.ts'
import type { ReportState } from '@foyer/domain/authority/next-report.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useState } from 'react'
import { CallOut } from '../../parts/call-out.tsx'
import grid from '../../parts/grid.module.css'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { Tag } from '../../parts/tag.tsx'
import { useFieldName } from '../../parts/use-field-name.ts'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { countByDay, type Group, groupOf } from './count-by-day.ts'
import { DayReceipts } from './day-receipts.tsx'
import styles from './registers.module.css'
import { ReportDetails } from './report-details.tsx'
import { type Reports, useReports } from './use-reports.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Only `accepted` is green, and no row is red: a refusal needs a person. */
const markOf = {
  incomplete: 'needsPerson',
  queued: 'notYet',
  sent: 'now',
  accepted: 'done',
  refused: 'needsPerson',
  unknown: 'unknown',
  replaced: 'notAsked',
  cancelled: 'notAsked',
} as const satisfies Record<ReportState, Mark>

const groups: readonly Group[] = ['needsYou', 'unknown', 'due', 'settled']

/** What was reported to the authority: per day, and each stay with whose turn it is. */
export function ReportsBoard() {
  const { say, moment } = useTexts()
  const now = useNow()
  const reports = useReports()
  const { board } = reports
  if (!board?.authority) return null
  const { title, mode, noAnswerSince, dayReceipts } = board.authority
  const [newest, ...older] = dayReceipts
  return (
    <section className={`${styles['part']} ${styles['board']}`}>
      <h2>
        {say('reports.title', { authority: title })} {mode === 'test' && <Tag warns>{say('reports.test')}</Tag>}
      </h2>
      {noAnswerSince && (
        <CallOut mark="unknown" title={say('reports.noAnswer', { time: moment(noAnswerSince, now) })} />
      )}
      {board.reports.length === 0 ? (
        <p className={words['note']}>{say('reports.none')}</p>
      ) : (
        <>
          <Days reports={board.reports} today={board.today} />
          <Stays reports={board.reports} canCancel={board.authority.canCancel} act={reports} />
        </>
      )}
      {newest && <DayReceipts days={[newest, ...older]} act={reports} />}
    </section>
  )
}

function Days({ reports, today }: { reports: readonly StayReportState[]; today: string }) {
  const { say, day, count } = useTexts()
  const timeLeft = useTimeLeft()
  const number = words['number']
  // On a phone, the groups below show these two.
  const inWideTable = `${number} ${styles['hash']}`
  return (
    <Table
      caption={say('reports.days')}
      className={styles['table']}
      columns={[
        { label: say('reports.day') },
        { label: say('reports.group.due'), className: inWideTable },
        { label: say('reports.state.accepted'), className: number },
        { label: say('reports.state.refused'), className: number },
        { label: say('reports.state.unknown'), className: inWideTable },
        { label: say('reports.left') },
      ]}
    >
      <tbody>
        {countByDay(reports).map((one) => (
          <tr key={one.day}>
            <td className={grid['wrap']}>
              <b className={styles['day']}>{day(one.day)}</b> {one.day === today && <Tag>{say('reports.today')}</Tag>}
            </td>
            <td className={inWideTable}>{count(one.due)}</td>
            <td className={number}>
              {one.accepted > 0 ? <StateLabel mark="done">{count(one.accepted)}</StateLabel> : count(0)}
            </td>
            <td className={number}>
              {one.refused > 0 ? <StateLabel mark="needsPerson">{count(one.refused)}</StateLabel> : count(0)}
            </td>
            <td className={inWideTable}>
              {one.unknown > 0 ? <StateLabel mark="unknown">{count(one.unknown)}</StateLabel> : count(0)}
            </td>
            <td className={`${words['muted']} ${grid['wrap']}`}>
              {one.firstDueAt ? timeLeft(one.firstDueAt) : say('reports.closed')}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface StaysProps {
  reports: readonly StayReportState[]
  canCancel: boolean
  act: Reports
}

function Stays({ reports, canCancel, act }: StaysProps) {
  const { say, count } = useTexts()
  const [open, setOpen] = useState<string>()
  const columns = [
    { label: say('reports.name') },
    { label: say('codes.room'), className: styles['hash'] },
    { label: say('reports.left'), className: styles['hash'] },
    { label: say('reports.state') },
    { label: say('reports.waits') },
  ]
  return (
    <Table caption={say('reports.list')} className={`${styles['table']} ${styles['erasures']}`} columns={columns}>
      {groups.map((group) => {
        const listed = reports.filter(({ state }) => groupOf[state] === group)
        return (
          listed.length > 0 && (
            <tbody key={group}>
              <tr>
                <th colSpan={columns.length} scope="rowgroup" className={styles['group']}>
                  {say(`reports.group.${group}`)} <b>{count(listed.length)}</b>{' '}
                  {group === 'unknown' && <span className={words['note']}>{say('reports.group.unknown.note')}</span>}
                </th>
              </tr>
              {listed.map((report) => (
                <Row
                  key={toKey(report)}
                  report={report}
                  isOpen={open === toKey(report)}
                  canCancel={canCancel}
                  act={act}
                  onToggle={() => setOpen(open === toKey(report) ? undefined : toKey(report))}
                />
              ))}
            </tbody>
          )
        )
      })}
    </Table>
  )
}

/** A stay's booking is reported by itself. */
const toKey = ({ kind, reference }: StayReportState) => `${kind} ${reference}`

interface RowProps {
  report: StayReportState
  isOpen: boolean
  canCancel: boolean
  act: Reports
  onToggle: () => void
}

function Row({ report, isOpen, canCancel, act, onToggle }: RowProps) {
  const { say } = useTexts()
  const timeLeft = useTimeLeft()
  const waitsFor = useWaitsFor()
  const { kind, reference, name, roomNumber, state, dueAt } = report
  return (
    <>
      <tr data-selected={isOpen}>
        <td className={grid['wrap']}>
          <button
            type="button"
            className={`${words['link']} ${styles['toggle']}`}
            aria-expanded={isOpen}
            title={say(isOpen ? 'reports.hide' : 'reports.show')}
            onClick={onToggle}
          >
            {name ?? reference}
          </button>{' '}
          {kind === 'booking' && <Tag>{say('reports.booking')}</Tag>}
        </td>
        <td className={styles['hash']}>{roomNumber}</td>
        <td className={`${words['muted']} ${styles['hash']}`}>{groupOf[state] !== 'settled' && timeLeft(dueAt)}</td>
        <td>
          <StateLabel mark={markOf[state]}>{say(`reports.state.${state}`)}</StateLabel>
        </td>
        <td className={`${grid['wrap']} ${styles['what']}`}>{waitsFor(report)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className={grid['wrap']}>
            <ReportDetails report={report} canCancel={canCancel} act={act} />
          </td>
        </tr>
      )}
    </>
  )
}

function useWaitsFor(): (report: StayReportState) => string {
  const { say, moment } = useTexts()
  const now = useNow()
  const fieldName = useFieldName()
  return ({ state, reasons, sentAt, receipts }) => {
    const time = sentAt ? moment(sentAt, now) : ''
    const fields = [...new Set(reasons.flatMap(({ field }) => (field ? [fieldName(field)] : [])))].join(', ')
    switch (state) {
      case 'incomplete':
        return say('reports.waits.incomplete', { fields })
      case 'refused':
        return fields || (reasons[0]?.text ?? '')
      case 'queued':
        return say('reports.waits.queued')
      case 'sent':
        return say('reports.waits.sent', { time })
      case 'unknown':
        return say('reports.waits.unknown', { time })
      default:
        return receipts[0]?.number ?? ''
    }
  }
}
