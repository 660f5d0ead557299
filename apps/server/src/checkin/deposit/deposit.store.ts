import { type DepositState, openDepositStates } from '@foyer/domain/payment/deposit.ts'
import type { Money } from '@foyer/domain/payment/money.ts'
import { type Selectable, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface Deposit {
  readonly id: string
  readonly number: string
  readonly amount: Money
  readonly card: string
  readonly state: DepositState
  readonly by: string
  readonly at: Date
}

interface NewDeposit extends Pick<Deposit, 'id' | 'number' | 'amount' | 'card' | 'by'> {
  readonly hotelId: number
  readonly reservationId: string
}

/** False while another one of this rental is open: the database allows one. */
export async function keepDeposit(tx: HotelTransaction, deposit: NewDeposit): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('deposits')
    .values({
      hotel_id: deposit.hotelId,
      id: deposit.id,
      reservation_id: deposit.reservationId,
      order_number: deposit.number,
      minor: deposit.amount.minor,
      currency: deposit.amount.currency,
      card: deposit.card,
      state: 'asked',
      reference: null,
      blocked_by: deposit.by,
      released_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The one that is open, or else the last one. */
export async function depositOfStay(tx: HotelTransaction, reservationId: string): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy((order) => order('state', 'in', openDepositStates), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && asDeposit(row)
}

/** Until the transaction ends nobody else changes it. */
export async function holdDeposit(tx: HotelTransaction, id: string): Promise<Deposit | undefined> {
  const row = await tx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && asDeposit(row)
}

interface Changed {
  readonly state: DepositState
  readonly reference?: string | undefined
  readonly releasedBy?: string | undefined
}

export async function changeDeposit(tx: HotelTransaction, id: string, changed: Changed): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({
      state: changed.state,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(changed.reference && { reference: changed.reference }),
      ...(changed.releasedBy && { released_by: changed.releasedBy }),
    })
    .where('id', '=', id)
    .execute()
}

function asDeposit(row: Selectable<Tables['deposits']>): Deposit {
  return {
    id: row.id,
    number: row.order_number,
    amount: { minor: row.minor, currency: row.currency },
    card: row.card,
    state: row.state,
    by: row.blocked_by,
    at: row.changed_at,
  }
}

/** So long the provider may take. */
export const WITHIN_MS = 20_000

/** A question that is open for longer than it may take has lost its answer, or whoever asked died with it. */
export function shownState({ state, at }: Pick<Deposit, 'state' | 'at'>): DepositState {
  const isOpen = state === 'asked' || state === 'releasing'
  return isOpen && Date.now() - at.getTime() > 3 * WITHIN_MS ? 'unknown' : state
}
