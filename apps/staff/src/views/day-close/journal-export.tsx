import { exportJournal } from '@foyer/contract/staff/day-close.ts'
import { exportInvoiceRecords } from '@foyer/contract/staff/invoices.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

interface JournalExportProps {
  readonly lastDay: string
  readonly recordsInvoices: boolean | undefined
}

/** The journal of closed days for the accountant; at first that of the month of the last one. */
export function JournalExport({ lastDay, recordsInvoices }: JournalExportProps) {
  const { say } = useTexts()
  const complain = useProblemToast()
  const journal = useCall(exportJournal)
  const records = useCall(exportInvoiceRecords)
  const [from, setFrom] = useState(`${lastDay.slice(0, 7)}-01`)
  const [until, setUntil] = useState(lastDay)
  const isBackwards = from > until
  const isIncomplete = !from || !until || isBackwards
  return (
    <section className={styles['points']}>
      <h2>{say('dayClose.journal')}</h2>
      <p className={words['note']}>{say('dayClose.journal.hint')}</p>
      <div className={styles['journal']}>
        <TextField
          type="date"
          label={say('dayClose.journal.from')}
          max={lastDay}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={say('dayClose.journal.until')}
          min={from}
          max={lastDay}
          value={until}
          issue={isBackwards && until ? say('housekeeping.close.days') : undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
        {(['csv', 'json'] as const).map((form) => (
          <Button
            key={form}
            busy={journal.isPending}
            disabled={isIncomplete}
            aria-label={`${say('dayClose.journal')} ${form.toUpperCase()}`}
            onClick={() => journal.mutate({ body: { from, until, form } }, { onSuccess: saveFile, onError: complain })}
          >
            {form.toUpperCase()}
          </Button>
        ))}
        {recordsInvoices && (
          <Button
            busy={records.isPending}
            disabled={isIncomplete}
            onClick={() => records.mutate({ body: { from, until } }, { onSuccess: saveFile, onError: complain })}
          >
            {say('dayClose.records')}
          </Button>
        )}
      </div>
    </section>
  )
}
