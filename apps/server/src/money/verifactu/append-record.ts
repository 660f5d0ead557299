import { formatOffsetTime } from '@foyer/domain/verifactu/format-record.ts'
import { formatHashInput } from '@foyer/domain/verifactu/hash-input.ts'
import type { NewRecord } from '@foyer/domain/verifactu/invoice-record.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { insertRecord, lockChain } from './invoice-record.store.ts'

interface AppendedRecord {
  readonly invoiceId: string
  readonly isTest: boolean
  readonly record: NewRecord
  readonly now: Date
}

const SECOND_MS = 1_000

/** Appends a record to the chain of its issuer, which stays locked until the transaction ends. */
export async function appendRecord(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: Pick<Hotel, 'id' | 'timeZone'> },
  { invoiceId, isTest, record, now }: AppendedRecord,
): Promise<void> {
  const chain = { issuer: record.taxNumber, isTest }
  const last = await lockChain(tx, hotel.id, chain)
  // Requests get the lock in another order than they began, and times must not go back in the chain.
  const wholeSecond = new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS)
  const at = last && last.at > wholeSecond ? last.at : wholeSecond
  const dated = { ...record, at: formatOffsetTime(at, hotel.timeZone) }
  await insertRecord(tx, {
    hotelId: hotel.id,
    ...chain,
    position: (last?.position ?? 0) + 1,
    invoiceId,
    record: dated,
    previousHash: last?.hash ?? null,
    hash: sha256(formatHashInput(dated, last?.hash ?? '')).toUpperCase(),
    at,
  })
}
