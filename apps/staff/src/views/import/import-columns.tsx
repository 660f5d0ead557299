import { SelectField } from '../../parts/field.tsx'
import { Table } from '../../parts/table.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './import.module.css'
import type { Report } from './import-report.tsx'
import type { Reading } from './use-import.ts'

interface ImportColumnsProps {
  report: Report
  reading: Reading
  onRead: (reading: Reading) => void
}

/**
 * How each column of the file is interpreted; the user can correct it. Open if a column is missing.
 */
export function ImportColumns({ report, reading, onRead }: ImportColumnsProps) {
  const { say } = useTexts()
  const { columns, fields, dates, missingColumns, unknownColumns } = report
  const isOpen = missingColumns.length > 0 || Object.keys(reading.columns ?? {}).length > 0
  const map = (heading: string, column: string) =>
    onRead({ ...reading, columns: { ...reading.columns, [heading]: column } })
  return (
    <details className={styles['columns']} open={isOpen}>
      <summary>
        {say('import.columns')}{' '}
        <span className={words['muted']}>{say('import.columns.unread', { n: unknownColumns.length })}</span>
      </summary>
      <div className={styles['dates']}>
        <SelectField
          label={say('import.dates')}
          value={dates}
          onChange={({ target }) =>
            onRead({ ...reading, dates: target.value === 'monthFirst' ? target.value : 'dayFirst' })
          }
        >
          <option value="dayFirst">{say('import.dates.dayFirst')}</option>
          <option value="monthFirst">{say('import.dates.monthFirst')}</option>
        </SelectField>
      </div>
      <Table
        caption={say('import.columns')}
        columns={[
          { label: say('import.columns.heading') },
          { label: say('import.columns.example') },
          { label: say('import.columns.means') },
        ]}
      >
        <tbody>
          {columns.map(({ heading, example, column }) => (
            <tr key={heading}>
              <td>{heading}</td>
              <td className={words['muted']}>{example}</td>
              <td>
                <select
                  aria-label={say('import.columns.of', { heading })}
                  value={column ?? ''}
                  onChange={({ target }) => map(heading, target.value)}
                >
                  <option value="">{say('import.columns.none')}</option>
                  {fields.map(({ name, needed }) => (
                    <option key={name} value={name}>
                      {say(`import.field.${name}` as WordingKey)}
                      {needed ? ' *' : ''}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
