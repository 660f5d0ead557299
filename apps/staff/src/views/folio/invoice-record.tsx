import type { ShownInvoiceRecord } from '@foyer/contract/staff/invoices.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import type { ShownRecordState } from '@foyer/domain/verifactu/record-state.ts'
import { Button } from '../../parts/button.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio-invoices.module.css'

/** The name of Spain's system, as it is printed on invoices. */
const SYSTEM = 'VERI*FACTU'

const marks = {
  queued: 'notYet',
  sent: 'now',
  accepted: 'done',
  acceptedWithErrors: 'needsPerson',
  refused: 'failed',
  unknown: 'unknown',
} as const satisfies Record<ShownRecordState, Mark>

/** What the tax agency knows of an invoice, in one line. */
export function RecordMark({ record: { state, isTest } }: { readonly record: ShownInvoiceRecord }) {
  const { say } = useTexts()
  return (
    <span className={styles['record']}>
      <MarkShape mark={marks[state]} small />
      {[`${SYSTEM}: ${say(`invoice.record.${state}`)}`, isTest && say('invoice.record.test')]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}

interface RecordNoteProps {
  readonly record: ShownInvoiceRecord
  readonly busy: boolean
  readonly onCorrect: () => void
}

/** The state of the record, the agency's own words, and what a person can do about them. */
export function RecordNote({ record, busy, onCorrect }: RecordNoteProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { state, code, reason, receipt } = record
  const isWrong = state === 'refused' || state === 'acceptedWithErrors'
  return (
    <div className={styles['recordNote']} role="status">
      <RecordMark record={record} />
      {isWrong && (code || reason) && (
        <p lang="es">
          <b>{code}</b> {reason}
        </p>
      )}
      {receipt && <p className={words['note']}>{say('invoice.record.receipt', { number: receipt })}</p>}
      {isWrong && mayDo('refundPayments') && (
        <Button busy={busy} onClick={onCorrect}>
          {say('invoice.record.correct')}
        </Button>
      )}
    </div>
  )
}
