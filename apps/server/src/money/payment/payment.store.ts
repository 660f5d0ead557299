import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Money } from '@foyer/domain/basics/money.ts'
import type { PayWallet } from '@foyer/domain/payment/pay-wallet.ts'
import { type DeclineReason, openStates, type PaymentState } from '@foyer/domain/payment/payment.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { countEvent } from '../../book/metrics/business-counters.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface Payment {
  readonly id: string
  readonly hotelId: number
  readonly reservationId: string
  readonly way: PaymentMethod
  readonly provider: string
  /** The provider's number for it. */
  readonly number: string
  readonly amount: Money
  readonly state: PaymentState
  readonly reason: DeclineReason | undefined
  /** The provider's own message. */
  readonly error: string | undefined
  readonly refunded: Money
  readonly card: string | undefined
  readonly payWallet: PayWallet | undefined
  readonly reference: string | undefined
  readonly visitId: string | undefined
  readonly deviceId: string | undefined
  readonly memberId: string | undefined
  readonly hub: string | undefined
  readonly terminalId: string | undefined
  /** Paid before the stay, if the hotel treats that as a deposit. */
  readonly asDeposit: boolean
  readonly createdAt: Date
  readonly settledAt: Date | undefined
}

/** Provider of simulated payments in demo mode. */
export const SIMULATED = 'simulated'

export interface NewPayment {
  /** If unset, a new id. */
  readonly id?: string
  /** Number under which a provider already knows it; if unset, a new one. */
  readonly number?: string
  readonly hotelId: number
  readonly reservationId: string
  readonly way: PaymentMethod
  readonly provider?: string
  readonly amount: Money
  readonly state: PaymentState
  readonly by: {
    readonly visitId?: string | undefined
    readonly appKey?: string | undefined
    readonly deviceId?: string | undefined
    readonly memberId?: string | undefined
  }
  readonly hub?: string | undefined
  readonly terminalId?: string | undefined
  readonly asDeposit?: boolean
  /** When to check it if no report has arrived. */
  readonly dueInMs?: number | undefined
}

/** Returns undefined if the reservation already has an open payment (unique index). */
export async function insertPayment(tx: HotelTransaction, payment: NewPayment): Promise<Payment | undefined> {
  const { by } = payment
  const row = await tx
    .insertInto('payments')
    .values({
      hotel_id: payment.hotelId,
      id: payment.id ?? randomUUID(),
      reservation_id: payment.reservationId,
      way: payment.way,
      provider: payment.provider ?? '',
      order_number: payment.number ?? generateOrderNumber(),
      minor: payment.amount.minor,
      currency: payment.amount.currency,
      state: payment.state,
      reason: null,
      visit_id: by.visitId ?? null,
      app_key: by.appKey ?? null,
      device_id: by.deviceId ?? null,
      member_id: by.memberId ?? null,
      hub: payment.hub ?? null,
      terminal_id: payment.terminalId ?? null,
      reference: null,
      card: null,
      detail: '{}',
      as_deposit: payment.asDeposit ?? false,
      settled_at: null,
      due_at: payment.dueInMs === undefined ? null : inMs(payment.dueInMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toPayment(row)
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Twelve characters starting with four digits, as Redsys requires; random, so that it doesn't
 * reveal how many payments a hotel has.
 */
export function generateOrderNumber(): string {
  const rest = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length])
  return `${randomInt(1_000, 10_000)}${rest.join('')}`
}

type Which = { readonly id: string } | { readonly number: string } | { readonly openOf: string }

export async function readPayment(tx: HotelTransaction, which: Which): Promise<Payment | undefined> {
  const all = tx.selectFrom('payments').selectAll()
  const row = await whereOne(all, which).executeTakeFirst()
  return row && toPayment(row)
}

/** Reads the payment and locks its row until the transaction ends. */
export async function lockPayment(tx: HotelTransaction, which: Which): Promise<Payment | undefined> {
  const all = tx.selectFrom('payments').selectAll().forUpdate()
  const row = await whereOne(all, which).executeTakeFirst()
  return row && toPayment(row)
}

type Query = ReturnType<typeof selectPayments>
const selectPayments = (tx: HotelTransaction) => tx.selectFrom('payments').selectAll()

function whereOne(query: Query, which: Which): Query {
  if ('id' in which) return query.where('id', '=', which.id)
  if ('number' in which) return query.where('order_number', '=', which.number)
  return query.where('reservation_id', '=', which.openOf).where('state', 'in', openStates)
}

export async function listPayments(tx: HotelTransaction, reservationId: string): Promise<Payment[]> {
  const rows = await selectPayments(tx).where('reservation_id', '=', reservationId).orderBy('created_at').execute()
  return rows.map(toPayment)
}

/** In minor units. */
export const sumRefunded = (payments: readonly Pick<Payment, 'refunded'>[]): number =>
  payments.reduce((sum, { refunded }) => sum + refunded.minor, 0)

interface Changed {
  readonly state: PaymentState
  readonly reason?: DeclineReason | undefined
  readonly error?: string | undefined
  readonly reference?: string | undefined
  readonly card?: string | undefined
  readonly payWallet?: PayWallet | undefined
  /** If unset, it is no longer checked. */
  readonly dueInMs?: number | undefined
}

export async function updatePayment(tx: HotelTransaction, id: string, changed: Changed): Promise<void> {
  const isSettled = !openStates.some((open) => open === changed.state)
  await tx
    .updateTable('payments')
    .set({
      state: changed.state,
      reason: changed.reason ?? null,
      ...(changed.error && { detail: JSON.stringify({ error: changed.error }) }),
      ...(changed.reference !== undefined && { reference: changed.reference }),
      ...(changed.card !== undefined && { card: changed.card }),
      ...(changed.payWallet && { pay_wallet: changed.payWallet }),
      ...(isSettled && { settled_at: sql<Date>`clock_timestamp()` }),
      due_at: isSettled || changed.dueInMs === undefined ? null : inMs(changed.dueInMs),
    })
    .where('id', '=', id)
    .execute()
  const outcome = countedOutcomes[changed.state]
  if (outcome) countEvent(tx, 'foyer_payments_total', outcome)
}

const countedOutcomes: Partial<Record<PaymentState, 'settled' | 'refused'>> = {
  captured: 'settled',
  refused: 'refused',
}

/** Schedules another check for a payment that we ended ourselves. */
export async function scheduleWatch(tx: HotelTransaction, id: string, everyMs: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ due_at: inMs(everyMs) })
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .where('reason', 'in', ['notSent', 'cancelled', 'expired'])
    .execute()
}

/** Measured by the database's clock. */
export async function readAgeMs(tx: HotelTransaction, id: string): Promise<number> {
  const { age } = await tx
    .selectFrom('payments')
    .select(sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('age'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return age
}

/** Returns until when an order for it may begin, in seconds since 1970; undefined after that. */
export async function readStartDeadline(
  tx: HotelTransaction,
  id: string,
  seconds: number,
): Promise<number | undefined> {
  const { expiresAt, isOver } = await tx
    .selectFrom('payments')
    .select([
      sql<number>`floor(extract(epoch from created_at))::int + ${sql.lit(seconds)}`.as('expiresAt'),
      sql<boolean>`created_at < clock_timestamp() - make_interval(secs => ${sql.lit(seconds)})`.as('isOver'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return isOver ? undefined : expiresAt
}

/** Claims payments that are due; for `forMs` no other process claims them. */
export async function claimDuePayments(tx: HotelTransaction, forMs: number, most: number): Promise<Payment[]> {
  const rows = await tx
    .updateTable('payments')
    .set({ due_at: inMs(forMs), looks: sql`looks + 1` })
    // As an array, they are selected and locked once, whatever the plan.
    .where(
      sql<SqlBool>`id = any(array(select id from payments where due_at <= clock_timestamp()
        order by due_at limit ${most} for update skip locked))`,
    )
    .returningAll()
    .execute()
  return rows.map(toPayment)
}

const inMs = (ms: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1_000})`

export function toPayment(row: Selectable<Tables['payments']>): Payment {
  const { currency } = row
  return {
    id: row.id,
    hotelId: row.hotel_id,
    reservationId: row.reservation_id,
    way: row.way,
    provider: row.provider,
    number: row.order_number,
    amount: { minor: row.minor, currency },
    state: row.state,
    reason: row.reason ?? undefined,
    error: row.detail.error,
    refunded: { minor: row.refunded_minor, currency },
    card: row.card ?? undefined,
    payWallet: row.pay_wallet ?? undefined,
    reference: row.reference ?? undefined,
    visitId: row.visit_id ?? undefined,
    deviceId: row.device_id ?? undefined,
    memberId: row.member_id ?? undefined,
    hub: row.hub ?? undefined,
    terminalId: row.terminal_id ?? undefined,
    asDeposit: row.as_deposit,
    createdAt: row.created_at,
    settledAt: row.settled_at ?? undefined,
  }
}
