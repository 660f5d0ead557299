import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createPage } from '../../access/page/page.ts'
import { buildApp } from '../../app.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { postEntries } from '../../money/payment/ledger.ts'
import { insertPayment, updatePayment } from '../../money/payment/payment.store.ts'
import { insertSavedCard } from '../../money/payment/saved-card.store.ts'
import type { ChooseBusPayment } from '../../outside/bus-payment/bus-payment.ts'
import { chooseBusPayment } from '../../outside/bus-payment/choose-bus-payment.ts'
import type { ChooseFaceMatcher } from '../../outside/face-matcher/face-matcher.ts'
import { chooseHotelSystem } from '../../outside/hotel-system/choose-hotel-system.ts'
import type { ChooseHotelSystem } from '../../outside/hotel-system/hotel-system.ts'
import { createSmtpMailer } from '../../outside/mailer/smtp-mailer.ts'
import { chooseGateway } from '../../outside/payment-gateway/choose-gateway.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { testKeySecret } from '../test-key-secret.ts'
import { type Death, Mortal } from './mortal.ts'

/**
 * The whole server in its own process, connected to the simulators, which dies at the point it was
 * instructed to.
 */
const {
  DATABASE_URL = '',
  FACE_MATCHER_URL = '',
  SMTP_URL = '',
  GATEWAY_URL,
  BUS_URL,
  COMES_BACK,
  AT_PORT = '0',
} = process.env
/** The demo's car rental. */
const CARS = 3
const mortal = new Mortal()
const real = connectDatabase(DATABASE_URL, { name: 'guests', size: 10 })
const db = mortal.database(real, 'guests')

const answered = z.object({ answer: z.enum(['matched', 'notMatched', 'invalid']) })

const faceMatcherFor: ChooseFaceMatcher = () => ({
  name: 'simulator',
  installed: true,
  compare: ({ face, documentFace }, { key, signal }) =>
    mortal.port('face', async () => {
      const body = new FormData()
      body.append('face', face)
      body.append('documentFace', documentFace)
      const headers = { 'idempotency-key': key }
      const response = await fetch(`${FACE_MATCHER_URL}/compare`, { method: 'POST', headers, body, signal })
      return answered.parse(await response.json()).answer
    }),
})

const smtp = createSmtpMailer({ url: SMTP_URL || 'smtp://127.0.0.1:1', from: 'desk@palace.example.com' })
const mailer = {
  ...smtp,
  send: (message: Parameters<typeof smtp.send>[0]) => mortal.port('mail', () => smtp.send(message)),
}

const chooseSystem = chooseHotelSystem()
const systemFor: ChooseHotelSystem = (config) => {
  const system = chooseSystem(config)
  return system && { ...system, deliver: (told) => mortal.port('hotelSystem', () => system.deliver(told)) }
}

const gatewayFor: ChooseGateway = (config) => {
  const gateway = chooseGateway({ demoGatewayUrl: GATEWAY_URL })(config)
  return (
    gateway && {
      ...gateway,
      charge: (...asked) => mortal.port('charge', () => gateway.charge(...asked)),
      status: (...asked) => mortal.port('status', () => gateway.status(...asked)),
      block: (...asked) => mortal.port('block', () => gateway.block(...asked)),
      capture: (...asked) => mortal.port('take', () => gateway.capture(...asked)),
      release: (...asked) => mortal.port('release', () => gateway.release(...asked)),
    }
  )
}

const busFor: ChooseBusPayment = (hotel) => {
  const bus = chooseBusPayment({ demoBusUrl: BUS_URL })(hotel)
  return {
    ...bus,
    start: (...asked) => mortal.port('start', () => bus.start(...asked)),
    status: (...asked) => mortal.port('busStatus', () => bus.status(...asked)),
  }
}

if (COMES_BACK) await muchLater()
const app = await buildApp({
  db,
  now: () => new Date(),
  keySecret: testKeySecret,
  trustProxy: ['loopback'],
  secondFactor: 'off',
  ...(COMES_BACK && { clock: systemClock }),
  page: createPage(async () => '<!doctype html><html lang="en"><head><!--site--></head><body></body></html>'),
  mailer,
  faceMatcherFor,
  systemFor,
  ...(GATEWAY_URL && { gatewayFor }),
  ...(BUS_URL && { busFor }),
})

/**
 * Makes everything open due now, as if the process that claimed it had been gone for a long time.
 */
async function later(): Promise<void> {
  for (const { id } of await real.directory.selectFrom('hotels').select('id').execute())
    await real.inHotel(id, async (tx) => {
      await sql`update payments set due_at = clock_timestamp() where due_at is not null`.execute(tx)
      await sql`update payments set created_at = created_at - interval '1 minute' where way = 'token'`.execute(tx)
      await sql`update deposits set changed_at = changed_at - interval '1 minute' where state in ('asked', 'releasing', 'taking')`.execute(
        tx,
      )
      await sql`update intents set created_at = created_at - interval '1 minute' where state in ('created', 'unknown')`.execute(
        tx,
      )
    })
  await sql`update open_intents set due_at = clock_timestamp()`.execute(real.directory)
  await sql`update outbox_queue set due_at = clock_timestamp()`.execute(real.directory)
}

/** Makes jobs due too; only for use while none is running. */
async function muchLater(): Promise<void> {
  await later()
  await sql`update jobs set due_at = clock_timestamp(), leased_until = null where name in ('reconcileIntents', 'settlePayments')`.execute(
    real.directory,
  )
}

/** Counts the open intents and the queued outbox messages. */
async function countOpen(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from open_intents) + (select count(*) from outbox_queue) as count`.execute(real.directory)
  return Number(rows[0]?.count)
}

/** Number of recorded face matches of this guest. */
async function countMatches(guestId: string): Promise<number> {
  const rows = await real.inHotel(1, (tx) =>
    tx
      .selectFrom('face_outcomes')
      .select('id')
      .where('guest_id', '=', guestId)
      .where('outcome', '=', 'matched')
      .execute(),
  )
  return rows.length
}

/** Adds a line of the hotel's to the bill of this reservation. */
async function addDebt(reference: string, minor: number): Promise<number> {
  await real.inHotel(1, (tx) =>
    sql`update reservations set pay_attempts = 0 where reference = ${reference}`.execute(tx),
  )
  await real.inHotel(1, (tx) =>
    sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, names, amount, source)
      select hotel_id, gen_random_uuid(), id, 900, 'charge', '{"en": "Minibar"}', ${minor}, 'hotel' from reservations
      where reference = ${reference}`.execute(tx),
  )
  return minor
}

/** Deletes refused deposits, because a card is tried only a limited number of times. */
async function clearRejections(reference: string): Promise<number> {
  await real.inHotel(CARS, (tx) =>
    sql`delete from deposits using reservations stay
      where stay.hotel_id = deposits.hotel_id and stay.id = reservation_id and stay.reference = ${reference}
      and deposits.state = 'refused'`.execute(tx),
  )
  return 0
}

/** Stores a card at the gateway for this reservation. */
async function saveCard(reference: string): Promise<number> {
  await real.inHotel(1, async (tx) => {
    const { id } = await tx
      .selectFrom('reservations')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const card = { brand: 'VISA', lastDigits: '0004', expiry: '30/12', provider: 'redsys', token: '4548812049400004' }
    await insertSavedCard(tx, testKeySecret, { hotelId: 1, id, reservationId: id, ...card })
  })
  return 1
}

/** Records a payment at a terminal behind this hub, which charged it under `of`. */
async function paidAtTerminal({ reference, minor, hub, of }: PaidAtTerminal): Promise<number> {
  await real.inHotel(1, async (tx) => {
    const { id: reservationId } = await tx
      .selectFrom('reservations')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const payment = await insertPayment(tx, {
      hotelId: 1,
      reservationId,
      way: 'terminal',
      provider: 'adyen',
      amount: { minor, currency: 'EUR' },
      state: 'created',
      by: {},
      hub,
      terminalId: 'lobby-1',
    })
    if (!payment) throw new Error('Another payment is open.')
    await updatePayment(tx, payment.id, { state: 'captured', reference: of })
    await postEntries(tx, { kind: 'capture', payment })
  })
  return minor
}

/** The amount that this reservation has paid according to our ledger. */
async function sumPaid(reference: string): Promise<number> {
  const { rows } = await real.inHotel(1, (tx) =>
    sql<{ paid: number }>`select -coalesce(sum(entry.minor), 0)::int as paid from ledger_entries entry
      join reservations stay on stay.hotel_id = entry.hotel_id and stay.id = entry.reservation_id
      where stay.reference = ${reference} and entry.account = 'guest' and entry.kind <> 'charge'`.execute(tx),
  )
  return rows[0]?.paid ?? 0
}

/** What was posted to this reservation according to our ledger. */
async function sumPosted(reference: string): Promise<number> {
  const { rows } = await real.inHotel(1, (tx) =>
    sql<{ minor: number }>`select coalesce(sum(entry.minor), 0)::int as minor from ledger_entries entry
      join reservations stay on stay.hotel_id = entry.hotel_id and stay.id = entry.reservation_id
      where stay.reference = ${reference} and entry.account = 'guest' and entry.kind = 'charge'`.execute(tx),
  )
  return rows[0]?.minor ?? 0
}

/** A part of a night's price, because the hotel adds its own to a bill without any. */
const CITY_TAX = 1_00

/** Leaves so many days to close; this stay is in house on each, at this price for a night. */
async function openDays({ reference, minor, days }: OpenDays): Promise<number> {
  await real.inHotel(1, async (tx) => {
    await sql`insert into business_days (hotel_id, day, report) values (1, current_date - ${days + 1}::int, '{}')`.execute(
      tx,
    )
    await sql`update reservations set state = 'inHouse', room_number = null, start_date = current_date - ${days}::int,
      end_date = current_date + 1, booked_start = null, booked_end = null where reference = ${reference}`.execute(tx)
    await sql`delete from folio_lines line using reservations stay
      where stay.id = line.reservation_id and stay.reference = ${reference}`.execute(tx)
    await sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, names, amount, source)
      select stay.hotel_id, gen_random_uuid(), stay.id, one.position, one.kind, '{"en": "Room"}', one.amount, 'hotel'
      from reservations stay, (values (1, 'charge', ${(minor - CITY_TAX) * (days + 1)}::int),
        (2, 'tax', ${CITY_TAX * (days + 1)}::int)) one (position, kind, amount)
      where stay.reference = ${reference}`.execute(tx)
  })
  return days
}

const stayChanges = {
  moves: sql`room_number = (room_number::int + 20)::text`,
  staysLonger: sql`end_date = end_date + 1`,
  leavesEarlier: sql`end_date = end_date - 1`,
  leaves: sql`state = 'departed'`,
  returns: sql`state = 'inHouse'`,
}

/** Changes a stay as the hotel's system would. */
async function changeStay(reference: string, change: keyof typeof stayChanges): Promise<number> {
  await real.inHotel(1, (tx) =>
    sql`update reservations set ${stayChanges[change]} where reference = ${reference}`.execute(tx),
  )
  return 1
}

/** Seeds the demo again, as it is at the start of its day. */
async function resetDemo(): Promise<number> {
  await seedDemo(real, () => new Date(), testKeySecret, { reset: true })
  return 1
}

interface PaidAtTerminal {
  readonly reference: string
  readonly minor: number
  readonly hub: string
  readonly of: string
}

interface OpenDays {
  readonly reference: string
  readonly minor: number
  readonly days: number
}

type Instruction =
  | ({ readonly type: 'openDays' } & OpenDays)
  | { readonly type: 'posted'; readonly reference: string }
  | ({ readonly type: 'paidAtTerminal' } & PaidAtTerminal)
  | { readonly type: 'owe'; readonly reference: string; readonly minor: number }
  | { readonly type: 'card'; readonly reference: string }
  | { readonly type: 'changeStay'; readonly reference: string; readonly change: keyof typeof stayChanges }
  | { readonly type: 'forgetRefusals'; readonly reference: string }
  | { readonly type: 'paid'; readonly reference: string }
  | { readonly type: 'die'; readonly death: Death }
  | { readonly type: 'later' }
  | { readonly type: 'resetDemo' }
  | { readonly type: 'open' }
  | { readonly type: 'matches'; readonly guestId: string }

process.on('message', async (told: Instruction) => {
  if (told.type === 'die') mortal.arm(told.death)
  if (told.type === 'later') await later()
  process.send?.({ type: 'told', answer: await executeInstruction(told) })
})

async function executeInstruction(told: Instruction): Promise<number | undefined> {
  if (told.type === 'matches') return countMatches(told.guestId)
  if (told.type === 'open') return countOpen()
  if (told.type === 'resetDemo') return resetDemo()
  if (told.type === 'paidAtTerminal') return paidAtTerminal(told)
  if (told.type === 'owe') return addDebt(told.reference, told.minor)
  if (told.type === 'card') return saveCard(told.reference)
  if (told.type === 'changeStay') return changeStay(told.reference, told.change)
  if (told.type === 'forgetRefusals') return clearRejections(told.reference)
  if (told.type === 'paid') return sumPaid(told.reference)
  if (told.type === 'posted') return sumPosted(told.reference)
  if (told.type === 'openDays') return openDays(told)
  return undefined
}

const stop = async () => {
  await app.close()
  await real.close()
  process.exit(0)
}
process.on('SIGTERM', stop).on('disconnect', stop)
const url = await app.listen({ port: Number(AT_PORT), host: '127.0.0.1' })
process.send?.({ type: 'ready', url })
