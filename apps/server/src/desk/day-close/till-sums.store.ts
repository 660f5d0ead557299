import { statement } from '../../platform/database/statement.ts'
import { countedOnDay, uncountedAfter } from './day-close.store.ts'

/** Notes that receipts printed after this moment that no closed day has counted belong to the day. */
export const countReceipts = statement<never, [day: string, countedUntil: Date]>(`
  update fiscal_bills bill set counted_on = $1::date
  where bill.state = 'printed' and bill.counted_on is null and bill.settled_at > $2::timestamptz`)

export interface TillSum {
  readonly terminal: string
  /** Null if the terminal's payments have no receipt. */
  readonly till: string | null
  readonly taken: number
  readonly receipts: number
}

const terminal = `coalesce(payment.terminal_id, payment.provider)`
// The configured name if the hub could not read the serial number.
const till = `coalesce(bill.till, bill.printer)`

/** Refunds are left out: a till documents them with a receipt of their own. */
const selectSums = (entries: string, receipts: string) => `
  select terminal, till, sum(taken)::int as taken, sum(receipts)::int as receipts from (
    select ${terminal} as terminal, ${till} as till, entry.minor as taken, 0 as receipts
    from ledger_entries entry
    join payments payment on payment.hotel_id = entry.hotel_id and payment.id = entry.payment_id
    left join fiscal_bills bill on bill.hotel_id = payment.hotel_id and bill.payment_id = payment.id
      and bill.state = 'printed'
    where entry.kind in ('capture', 'void') and entry.account like 'provider:%' and ${entries}
    union all
    select ${terminal}, ${till}, 0, bill.minor from fiscal_bills bill
    join payments payment on payment.hotel_id = bill.hotel_id and payment.id = bill.payment_id
    where bill.state = 'printed' and bill.paid_by = 'card' and ${receipts}
  ) sums group by terminal, till order by terminal, till`

/** Card payments and receipts of the open day, by terminal and till. */
export const sumOpenTills = statement<TillSum, [countedUntil: Date]>(
  selectSums(uncountedAfter('$1'), 'bill.counted_on is null and bill.settled_at > $1::timestamptz'),
)

/** The same of a day whose postings and receipts are counted. */
export const sumDayTills = statement<TillSum, [day: string, countedUntil: Date]>(
  selectSums(countedOnDay, 'bill.counted_on = $1::date'),
)
