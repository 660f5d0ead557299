import { openAlert } from '../../book/alert/open-alert.ts'
import type { RecordAnswer, SendingAnswer } from '../../outside/tax-agency/tax-agency.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listStaysOfInvoices, type RecordRow, updateRecordStates } from './invoice-record.store.ts'

interface Answered {
  readonly rows: readonly RecordRow[]
  readonly answer: SendingAnswer
  readonly now: Date
}

/** Stores what the agency has decided. A record that the answer does not mention is sent again. */
export async function saveRecordAnswers(
  tx: HotelTransaction,
  hotel: { readonly id: number },
  { rows, answer, now }: Answered,
): Promise<void> {
  const answers = new Map(answer.records.map((one) => [one.id, one]))
  const refused: string[] = []
  for (const row of rows) {
    const found = answers.get(row.id)
    if (!found) {
      await updateRecordStates(tx, [row.id], { state: 'unknown', may_be_stored: true })
      continue
    }
    const state = getState(row, found)
    await updateRecordStates(tx, [row.id], {
      state,
      code: found.code ?? null,
      reason: found.reason?.slice(0, 1_500) ?? null,
      receipt: answer.receipt ?? null,
      settled_at: now,
    })
    if (state === 'refused') refused.push(row.invoice_id)
  }
  for (const { reservationId, reference } of await listStaysOfInvoices(tx, refused))
    await openAlert(tx, hotel.id, {
      kind: 'invoiceRecordRefused',
      reservationId,
      reference,
      money: 'nothingConcerned',
    })
}

/**
 * A duplicate of a record whose answer was lost is that record. Any other is a number that another
 * program has used.
 */
function getState({ may_be_stored }: RecordRow, { state, duplicate }: RecordAnswer): RecordAnswer['state'] {
  if (state !== 'refused' || duplicate === undefined || !may_be_stored) return state
  return duplicate === 'acceptedWithErrors' ? 'acceptedWithErrors' : 'accepted'
}
