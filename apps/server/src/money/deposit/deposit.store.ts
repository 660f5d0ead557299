import type { Money } from '@foyer/domain/basics/money.ts'
import { type DepositState, openDepositStates } from '@foyer/domain/payment/deposit.ts'
import { type Selectable, sql } from 'kysely'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** SQL condition for a row aliased `deposit`. */
export const IS_OPEN_DEPOSIT = `deposit.state in (${openDepositStates.map((state) => `'${state}'`).join(', ')})`

export interface Deposit {
  readonly id: string
  readonly reservationId: string
  readonly number: string
  readonly amount: Money
  readonly card: string
  readonly state: DepositState
  readonly by: string
  readonly at: Date
  /** The part that is being or was captured, and why. */
  readonly taken: { readonly amount: Money; readonly reason: string } | undefined
  readonly takenById: string | undefined
  /** Whether the renter enters the card on the provider's page. */
  readonly atPage: boolean
}

interface NewDeposit extends Pick<Deposit, 'id' | 'number' | 'amount' | 'card' | 'by'> {
  readonly hotelId: number
  readonly reservationId: string
  readonly atPage?: boolean
}

/** Returns false if the rental already has a deposit being requested (unique index). */
export async function insertDeposit(tx: HotelTransaction, deposit: NewDeposit): Promise<boolean> {
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
      taken_minor: null,
      taken_for: null,
      taken_by: null,
      taken_by_id: null,
      at_page: deposit.atPage ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Returns all blocks ever requested, oldest first. */
export async function listDeposits(tx: HotelTransaction, reservationId: string): Promise<Deposit[]> {
  const rows = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at')
    .execute()
  return rows.map(toDeposit)
}

/** Returns how often a card was declined. */
export async function countRejectedDeposits(tx: HotelTransaction, reservationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('deposits')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads the deposit and locks its row until the transaction ends. */
export async function lockDeposit(tx: HotelTransaction, id: string): Promise<Deposit | undefined> {
  const row = await tx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toDeposit(row)
}

/** Finds a deposit that is made on the provider's page. */
export async function findDepositAtPage(
  tx: HotelTransaction,
  by: { readonly id: string } | { readonly number: string },
): Promise<Deposit | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['order_number', by.number] as const)
  const row = await tx
    .selectFrom('deposits')
    .selectAll()
    .where(column, '=', value)
    .where('at_page', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return row && toDeposit(row)
}

/** Returns those without news for this long, oldest first. */
export async function listSilentAtPage(tx: HotelTransaction, seconds: number, most: number): Promise<Deposit[]> {
  const rows = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('at_page', '=', true)
    .where('state', '=', 'asked')
    .where('changed_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .orderBy('changed_at')
    .limit(most)
    .execute()
  return rows.map(toDeposit)
}

interface Changed {
  readonly state: DepositState
  readonly reference?: string | undefined
  readonly card?: string | undefined
  readonly releasedBy?: string | undefined
  readonly taking?: {
    readonly minor: number
    readonly reason: string
    readonly by: { readonly id: string; readonly name: string }
  }
}

export async function updateDeposit(tx: HotelTransaction, id: string, changed: Changed): Promise<void> {
  const { reservation_id } = await tx
    .updateTable('deposits')
    .set({
      state: changed.state,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(changed.reference && { reference: changed.reference }),
      ...(changed.card && { card: changed.card }),
      ...(changed.releasedBy && { released_by: changed.releasedBy }),
      ...(changed.taking && {
        taken_minor: changed.taking.minor,
        taken_for: changed.taking.reason,
        taken_by: changed.taking.by.name,
        taken_by_id: changed.taking.by.id,
      }),
    })
    .where('id', '=', id)
    .returning('reservation_id')
    .executeTakeFirstOrThrow()
  // Closes the alert, because the renter can continue.
  if (changed.state === 'held') await settleAlert(tx, 'depositShort', reservation_id)
}

function toDeposit(row: Selectable<Tables['deposits']>): Deposit {
  return {
    id: row.id,
    reservationId: row.reservation_id,
    number: row.order_number,
    amount: { minor: row.minor, currency: row.currency },
    card: row.card,
    state: row.state,
    by: row.blocked_by,
    at: row.changed_at,
    taken:
      row.taken_minor === null
        ? undefined
        : { amount: { minor: row.taken_minor, currency: row.currency }, reason: row.taken_for ?? '' },
    takenById: row.taken_by_id ?? undefined,
    atPage: row.at_page,
  }
}

/** How long the provider may take to answer. */
export const DEPOSIT_TIMEOUT_MS = 20_000

/** A card page that isn't filled in by then is considered abandoned. */
const PAGE_TIMEOUT_MS = 20 * 60_000

/**
 * A request that is open longer than its timeout has lost its answer, or its process has crashed.
 */
export function getShownState({ state, at, atPage }: Pick<Deposit, 'state' | 'at' | 'atPage'>): DepositState {
  const isOpen = state === 'asked' || state === 'releasing' || state === 'taking'
  const patience = atPage && state === 'asked' ? PAGE_TIMEOUT_MS : 3 * DEPOSIT_TIMEOUT_MS
  return isOpen && Date.now() - at.getTime() > patience ? 'unknown' : state
}
