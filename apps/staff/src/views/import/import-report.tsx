import type { ImportRow, importReservations } from '@foyer/contract/staff/import.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { CallOut } from '../../parts/call-out.tsx'
import { Chips } from '../../parts/chips.tsx'
import grid from '../../parts/grid.module.css'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './import.module.css'

export type Report = z.output<(typeof importReservations)['reply']>
type Outcome = ImportRow['outcome']

const outcomes: Readonly<Record<Outcome, Mark>> = {
  new: 'done',
  changed: 'partly',
  same: 'notAsked',
  refused: 'failed',
}

/** Further rows can be found by filtering; drawing ten thousand lines would be slow. */
const MAX_ROWS = 500

export function ImportReport({ report, name }: { report: Report; name: string }) {
  const { say, count } = useTexts()
  const [show, setShow] = useState<Outcome | 'all'>('all')
  if (report.unreadable) {
    return (
      <div className={styles['say']}>
        <CallOut announced mark="failed" title={say('import.unreadable')}>
          {say(`import.unreadable.${report.unreadable}`)}
        </CallOut>
      </div>
    )
  }
  const names = Object.keys(outcomes) as Outcome[]
  const chips = [
    { name: 'all' as const, label: say('import.allRows'), count: count(report.rows.length) },
    ...names.map((one) => ({
      name: one,
      label: say(`import.count.${one}`),
      count: count(report.counts[one]),
      warn: one === 'refused' && report.counts.refused > 0,
    })),
  ]
  // Rows that need attention first.
  const rows = report.rows
    .filter(({ outcome }) => show === 'all' || outcome === show)
    .toSorted((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused') || a.line - b.line)
    .slice(0, MAX_ROWS)
  return (
    <>
      <div className={styles['say']}>
        {report.missingColumns.length > 0 && (
          <CallOut
            announced
            mark="failed"
            title={say('import.missingColumns', {
              columns: report.missingColumns.map((name) => say(`import.field.${name}` as WordingKey)).join(', '),
            })}
          />
        )}
        {report.unknownColumns.length > 0 && (
          <p className={words['note']}>{say('import.unknownColumns', { columns: report.unknownColumns.join(', ') })}</p>
        )}
        {report.encoding !== 'utf-8' && (
          <p className={words['note']}>{say('import.encoding', { encoding: report.encoding })}</p>
        )}
        {report.dryRun && <p className={words['note']}>{say('import.dry')}</p>}
      </div>
      <Chips label={say('show.label')} chips={chips} chosen={show} onChoose={setShow} />
      <ScrollRegion label={say('import.rows', { name })}>
        <Table
          caption={say('import.rows', { name })}
          columns={[
            { label: say('import.line') },
            { label: say('column.reference') },
            { label: say('column.guest') },
            { label: say('import.days') },
            { label: say('column.room') },
            { label: say('import.outcome') },
            { label: say('import.why') },
          ]}
        >
          <tbody>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </>
  )
}

function Row({ row }: { row: ImportRow }) {
  const { say, day } = useTexts()
  const days = row.arrival && row.departure && `${day(row.arrival)} – ${day(row.departure)}`
  return (
    <tr>
      <td className={words['muted']}>{row.line}</td>
      <td className={words['code']}>{row.reference ?? '–'}</td>
      <td>{row.name ?? '–'}</td>
      <td>{days ?? '–'}</td>
      <td>{row.room ?? '–'}</td>
      <td>
        <StateLabel mark={outcomes[row.outcome]}>{say(`import.count.${row.outcome}`)}</StateLabel>
      </td>
      <td className={grid['wrap']}>
        {row.issues.map(({ column, issue, value }) => (
          <p key={`${column}-${issue}`}>
            {say(value === undefined ? 'import.issue' : 'import.issueValue', {
              column: say(`import.field.${column}` as WordingKey),
              issue: say(`import.${issue}`),
              value: value ?? '',
            })}{' '}
            {row.takenBy && say('import.takenBy', { reference: row.takenBy })}
          </p>
        ))}
        {row.differences?.map(({ column, from, to }) => (
          <p key={column}>
            {say(from === undefined && to === undefined ? 'import.differs' : 'import.difference', {
              column: say(`import.field.${column}` as WordingKey),
              from: from ?? '–',
              to: to ?? '–',
            })}
          </p>
        ))}
      </td>
    </tr>
  )
}
