import type { ImportRow, importReservations } from '@foyer/contract/staff/import.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { CallOut } from '../../parts/call-out.tsx'
import { Chips } from '../../parts/chips.tsx'
import grid from '../../parts/grid.module.css'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { Table } from '../../parts/table.tsx'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './import.module.css'

export type Report = z.output<(typeof importReservations)['reply']>
type Outcome = ImportRow['outcome']

const outcomes: Readonly<Record<Outcome, Mark>> = {
  new: 'done',
  changed: 'partly',
  same: 'notAsked',
  refused: 'failed',
}

/** Rows beyond this are found by their state; a browser has better things to do than draw ten thousand lines. */
const MOST_ROWS = 500

export function ImportReport({ report, name }: { report: Report; name: string }) {
  const { say, count } = useWords()
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
  const rows = report.rows.filter(({ outcome }) => show === 'all' || outcome === show).slice(0, MOST_ROWS)
  return (
    <>
      <div className={styles['say']}>
        {report.missingColumns.length > 0 && (
          <CallOut
            announced
            mark="failed"
            title={say('import.missingColumns', { columns: report.missingColumns.join(', ') })}
          />
        )}
        {report.unknownColumns.length > 0 && (
          <p className={words['note']}>{say('import.unknownColumns', { columns: report.unknownColumns.join(', ') })}</p>
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
  const { say } = useWords()
  return (
    <tr>
      <td className={words['muted']}>{row.line}</td>
      <td className={words['code']}>{row.reference ?? '–'}</td>
      <td>
        <StateWord mark={outcomes[row.outcome]}>{say(`import.count.${row.outcome}`)}</StateWord>
      </td>
      <td className={grid['wrap']}>
        {row.issues.map(({ column, issue, value }) => (
          <p key={`${column}-${issue}`}>
            {say(value === undefined ? 'import.issue' : 'import.issueValue', {
              column,
              issue: say(`import.${issue}`),
              value: value ?? '',
            })}
          </p>
        ))}
      </td>
    </tr>
  )
}
