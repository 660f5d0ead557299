import { randomUUID } from 'node:crypto'
import type { NewRecord, PreviousRecord } from '@foyer/domain/verifactu/invoice-record.ts'
import { openRecordStates } from '@foyer/domain/verifactu/record-state.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface Chain {
  readonly issuer: string
  readonly isTest: boolean
}

interface LastRecord {
  readonly position: number
  readonly hash: string
  readonly at: Date
}

/** Locks the chains of the hotel until the transaction ends, and returns the last record of one. */
export async function lockChain(
  tx: HotelTransaction,
  hotelId: number,
  { issuer, isTest }: Chain,
): Promise<LastRecord | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice records ${hotelId}`}, 0))`.execute(tx)
  return tx
    .selectFrom('invoice_records')
    .select(['position', 'hash', 'at'])
    .where('issuer', '=', issuer)
    .where('is_test', '=', isTest)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface InsertedRecord extends Chain {
  readonly hotelId: number
  readonly position: number
  readonly invoiceId: string
  readonly record: NewRecord & { readonly at: string }
  readonly previousHash: string | null
  readonly hash: string
  readonly at: Date
}

export async function insertRecord(tx: HotelTransaction, inserted: InsertedRecord): Promise<void> {
  const { hotelId, issuer, isTest, position, invoiceId, record, previousHash, hash, at } = inserted
  const id = randomUUID()
  await tx
    .insertInto('invoice_records')
    .values({
      hotel_id: hotelId,
      id,
      issuer,
      is_test: isTest,
      position,
      invoice_id: invoiceId,
      operation: record.operation,
      record: JSON.stringify(record),
      previous_hash: previousHash,
      hash,
      at,
    })
    .execute()
  await tx.insertInto('invoice_record_states').values({ hotel_id: hotelId, record_id: id }).execute()
}

/** When an invoice with this number was issued. */
const readIssuedAt = statement<{ at: string }, [number: string]>(`
  select document ->> 'at' as at from invoices where document ->> 'number' = $1::text limit 1`)

export async function findIssuedAt(tx: HotelTransaction, number: string): Promise<Date | undefined> {
  const at = (await readIssuedAt(tx, number))[0]?.at
  return at === undefined ? undefined : new Date(at)
}

type Records = Selectable<Tables['invoice_records']>
type States = Selectable<Tables['invoice_record_states']>

/** A record with its state and its predecessor. */
export interface RecordRow
  extends Pick<Records, 'id' | 'issuer' | 'is_test' | 'position' | 'invoice_id' | 'record' | 'hash' | 'at'>,
    Pick<States, 'state' | 'may_be_stored' | 'code' | 'reason' | 'receipt' | 'settled_at'> {
  readonly previous: PreviousRecord | null
}

const columns = `record.id, record.issuer, record.is_test, record.position, record.invoice_id, record.record,
  record.hash, record.at, state.state, state.may_be_stored, state.code, state.reason, state.receipt,
  state.settled_at,
  case when before.id is null then null else jsonb_build_object('taxNumber', before.issuer,
    'number', before.record ->> 'number', 'day', before.record ->> 'day', 'hash', before.hash) end as previous`
const withState = `invoice_records record
  join lateral (select state.* from invoice_record_states state
    where state.hotel_id = record.hotel_id and state.record_id = record.id offset 0) state on true
  left join invoice_records before on before.hotel_id = record.hotel_id and before.issuer = record.issuer
    and before.is_test = record.is_test and before.position = record.position - 1`

const open = openRecordStates.map((state) => `'${state}'`).join(', ')

const isOpen = (record: string) =>
  `${record}.id = any(array(select waiting.record_id from invoice_record_states waiting where waiting.state in (${open})))`

/** The first records of the chain that has waited longest, in order. */
export const listOpenRecords = statement<RecordRow, [limit: number]>(`
  select ${columns} from ${withState}
  where ${isOpen('record')} and (record.issuer, record.is_test) = (
    select first.issuer, first.is_test from invoice_records first where ${isOpen('first')}
    order by first.at, first.position limit 1)
  order by record.position limit $1::int`)

/** All records of a hotel's invoices, the latest first. */
export const listRecordsOfInvoices = statement<RecordRow, [invoiceIds: readonly string[]]>(`
  select ${columns} from ${withState} where record.invoice_id = any($1::uuid[])
  order by record.at desc, record.position desc`)

/** The records of a period, in the order of each chain. */
export const listRecordsOfPeriod = statement<RecordRow, [from: string, until: string]>(`
  select ${columns} from ${withState}
  where record.record ->> 'day' between $1::text and $2::text
  order by record.issuer, record.is_test, record.position`)

export async function updateRecordStates(
  tx: HotelTransaction,
  ids: readonly string[],
  changes: Updateable<Tables['invoice_record_states']>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('invoice_record_states')
    .set(changes)
    .where('record_id', 'in', [...ids])
    .execute()
}

/** Locks the row that says when the hotel may send. */
export async function lockFlow(tx: HotelTransaction, hotelId: number) {
  await tx
    .insertInto('invoice_record_flows')
    .values({ hotel_id: hotelId })
    .onConflict((row) => row.column('hotel_id').doNothing())
    .execute()
  return tx
    .selectFrom('invoice_record_flows')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateFlow(
  tx: HotelTransaction,
  hotelId: number,
  changes: Updateable<Tables['invoice_record_flows']>,
): Promise<void> {
  await tx.updateTable('invoice_record_flows').set(changes).where('hotel_id', '=', hotelId).execute()
}

/** The stays of invoices. */
export const listStaysOfInvoices = statement<
  { invoiceId: string; reservationId: string; reference: string },
  [invoiceIds: readonly string[]]
>(`
  select invoice.id as "invoiceId", stay.id as "reservationId", stay.reference from invoices invoice
  join reservations stay on stay.hotel_id = invoice.hotel_id and stay.id = invoice.reservation_id
  where invoice.id = any($1::uuid[])`)
