import { type AlertKind, alertKindNames } from '@foyer/domain/alert/alert-kinds.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { NewAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { alertEndings } from './alert-endings.store.ts'
import { buildAlertWatch } from './testing/build-alert-watch.ts'
import { watchAlerts } from './watch-alerts.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const OTHER = '00000000-0000-4000-8000-00000000000b'
const stay = `(select id from reservations where reference = 'FOY1003')`
const setStay = (changes: string) => `update reservations set ${changes} where reference = 'FOY1003'`

interface Scenario {
  /** What the alert is about, besides the stay. */
  readonly about?: Partial<NewAlert>
  /** SQL that makes its cause, and SQL that ends it. */
  readonly cause?: readonly string[]
  readonly end: readonly string[]
}

const insertKey = (id: string, columns: string, values: string) => `
  insert into keys (hotel_id, id, reservation_id, kind, provider, room_number, valid_from, valid_to, ${columns})
  values (1, '${id}', ${stay}, 'card', 'tesa', '306', current_date, current_date + 2, ${values})`

const cutKey = insertKey(ID, 'state, settled_at', `'done', clock_timestamp()`)

const insertPayment = (state: string) => `
  insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state, settled_at)
  values (1, '${ID}', ${stay}, 'card', 'N1', 5000, 'EUR', '${state}', clock_timestamp())`

const insertRefund = (state: string) => `
  insert into refunds (hotel_id, id, payment_id, minor, reason, state)
  values (1, '${OTHER}', '${ID}', 5000, 'Paid twice', '${state}')`

const insertDelivery = (stream: string, kind = 'arrival') => `
  insert into deliveries (hotel_id, id, end_name, stream, kind, state)
  values (1, '${ID}', 'test', ${stream}::text, '${kind}', 'refused')`

const insertDevice = `insert into devices (hotel_id, id, app_key, token_hash, last_seen_at)
  values (1, '${ID}', 'kiosk', 'hash', clock_timestamp() - interval '10 minutes')`

const revokeDevice = `update devices set revoked_at = clock_timestamp() where id = '${ID}'`

const pauseDevice = `update devices set paused_at = clock_timestamp() where id = '${ID}'`

const arrive = `insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status,
    errors, arrived_at)
  values (1, '${ID}', ${stay}, 'visit', 'kiosk', 'checkin', 1, 'started', '[]', clock_timestamp())`

const insertJob = `insert into jobs (name, of_hotel, due_at, result, failures, told_late)
  values ('settleKeys', 1, clock_timestamp(), 'failed', 3, true)
  on conflict (name, of_hotel) do update set result = 'failed', failures = 3, told_late = true`
const setJob = (changes: string) => `update jobs set ${changes} where name = 'settleKeys' and of_hotel = 1`
const delivered = `update deliveries set state = 'delivered' where id = '${ID}'`

const insertRecord = (state: string) => `
  with invoice as (insert into invoices (hotel_id, id, series, year, number, kind, reservation_id, day, currency, total,
      document)
    values (1, '${ID}', 'F', 2027, 1, 'invoice', ${stay}, current_date, 'EUR', 100, '{}')),
  record as (insert into invoice_records (hotel_id, id, issuer, is_test, position, invoice_id, operation, record, hash, at)
    values (1, '${OTHER}', 'B12345674', true, 1, '${ID}', 'register', '{}', repeat('A', 64), clock_timestamp()))
  insert into invoice_record_states (hotel_id, record_id, state) values (1, '${OTHER}', '${state}')`

const insertReport = (state: string) => `
  insert into authority_reports (hotel_id, id, reservation_id, authority, is_test, version, state, arrived_at, due_at,
    digest, guest_ids)
  values (1, '${ID}', ${stay}, 'ses', true, 1, '${state}', clock_timestamp(), clock_timestamp(), 'digest', '{}')`
const acceptReport = `update authority_reports set state = 'accepted' where id = '${ID}'`
const insertOrder = `insert into deliveries (hotel_id, id, end_name, stream, kind, state)
  values (1, '${ID}', 'authority', 'ses', 'send', 'waiting')`

const closeDay = (day: string) => `insert into business_days (hotel_id, day, report) values (1, '${day}', '{}')`

/** One scenario for each alert that ends with its cause. */
const scenarios: Partial<Record<AlertKind, Scenario>> = {
  guestAsksForHelp: { end: [cutKey] },
  guestStuck: { end: [cutKey] },
  roomNotAvailable: { cause: [setStay('room_available = false')], end: [setStay('room_available = true')] },
  partBroken: { about: { deviceId: ID, part: 'encoder' }, cause: [insertDevice], end: [pauseDevice] },
  keyUnknown: {
    cause: [insertKey(ID, 'state', `'unknown'`)],
    end: [`update keys set state = 'done' where id = '${ID}'`],
  },
  endedKeyCut: {
    about: { keyId: ID },
    cause: [insertKey(ID, 'state, end_reason', `'ended', 'moved'`)],
    end: [insertKey(OTHER, 'state, operation, settled_at', `'done', 'new', clock_timestamp()`)],
  },
  guestReplaced: {
    cause: [setStay(`state = 'inHouse', guest_changed_at = clock_timestamp()`)],
    end: [setStay('guest_changed_at = null')],
  },
  paymentUnknown: {
    cause: [insertPayment('captured'), insertRefund('unknown')],
    end: [`update refunds set state = 'done', settled_at = clock_timestamp()`],
  },
  paymentLate: {
    cause: [insertPayment('captured'), insertRefund('sent')],
    end: [`update refunds set state = 'done', settled_at = clock_timestamp()`],
  },
  paidAfterCancel: {
    about: { paymentId: ID },
    cause: [insertPayment('captured')],
    end: [`update payments set state = 'voided' where id = '${ID}'`],
  },
  depositAfterCancel: {
    cause: [
      setStay(`state = 'cancelled'`),
      `insert into deposits (hotel_id, id, reservation_id, order_number, minor, currency, card, state, blocked_by)
        values (1, '${ID}', ${stay}, 'N2', 5000, 'EUR', 'VISA', 'held', 'Giulia Rossi')`,
    ],
    end: [`update deposits set state = 'released' where id = '${ID}'`],
  },
  refundWaiting: {
    about: { refundId: OTHER },
    cause: [insertPayment('captured'), insertRefund('created')],
    end: [`update refunds set state = 'sent' where id = '${OTHER}'`],
  },
  paidNotArrived: { end: [setStay(`state = 'inHouse'`)] },
  rentalNotPaid: { end: [arrive] },
  licenceUnseen: { end: [arrive] },
  identityUnseen: { end: [arrive] },
  depositShort: { end: [arrive] },
  billFailed: {
    cause: [
      insertPayment('captured'),
      `insert into fiscal_bills (hotel_id, id, payment_id, reservation_id, hub, printer, minor, currency, state)
        values (1, '${OTHER}', '${ID}', ${stay}, 'hub', 'printer', 5000, 'EUR', 'failed')`,
    ],
    end: [`update fiscal_bills set state = 'printed' where id = '${OTHER}'`],
  },
  billAsked: {
    cause: [`insert into wanted_bills (hotel_id, reservation_id, email, language) values (1, ${stay}, null, 'en')`],
    end: [`update wanted_bills set mail_id = '${ID}'`],
  },
  departureUnpaid: { cause: [setStay(`state = 'inHouse'`)], end: [setStay(`state = 'departed'`)] },
  cancelledAfterArrival: { cause: [setStay(`state = 'inHouse'`)], end: [setStay(`state = 'departed'`)] },
  paymentNotDelivered: { cause: [insertDelivery(stay, 'payment')], end: [delivered] },
  deliveryRefused: { cause: [insertDelivery(stay)], end: [delivered] },
  reportRefused: { cause: [insertReport('refused')], end: [acceptReport] },
  reportDue: { cause: [insertReport('queued')], end: [acceptReport] },
  authorityStopped: { about: { reservationId: undefined }, cause: [insertOrder], end: [delivered] },
  invoiceRecordsStopped: {
    about: { reservationId: undefined },
    cause: [
      insertRecord('queued'),
      `insert into invoice_record_flows (hotel_id, failing_since) values (1, clock_timestamp())`,
    ],
    end: ['update invoice_record_flows set failing_since = null'],
  },
  invoiceRecordRefused: {
    cause: [insertRecord('refused')],
    end: [`update invoice_record_states set state = 'replaced'`],
  },
  feedRefused: {
    about: { reservationId: undefined },
    cause: [`insert into feed_rejections (hotel_id, event_id, why) values (1, 'event 1', 'no departure')`],
    end: ['delete from feed_rejections'],
  },
  booksDiffer: {
    about: { reservationId: undefined },
    cause: [
      `insert into book_differences (hotel_id, reference, kind, ours, theirs) values (1, 'FOY1', 'room', '1', '2')`,
    ],
    end: ['update book_differences set resolved_at = clock_timestamp()'],
  },
  handOverTaken: { end: [arrive] },
  deviceOffline: { about: { deviceId: ID }, cause: [insertDevice], end: [revokeDevice] },
  mailFailed: { about: { reservationId: undefined, mailId: ID }, cause: [insertDelivery(`'${ID}'`)], end: [delivered] },
  dayNotClosed: {
    about: { reservationId: undefined, problem: '2027-05-10' },
    cause: [closeDay('2027-05-09')],
    end: [closeDay('2027-05-10')],
  },
  jobFailing: {
    about: { reservationId: undefined, job: 'settleKeys' },
    cause: [insertJob],
    end: [setJob(`result = 'done', failures = 0`)],
  },
  jobLate: {
    about: { reservationId: undefined, job: 'settleKeys' },
    cause: [insertJob],
    end: [setJob('told_late = false')],
  },
}

async function runSql(server: TestServer, statements: readonly string[]): Promise<void> {
  await server.db.asOwner(async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    for (const text of statements) await client.query(text)
  })
}

async function isOpen({ db }: TestServer, kind: AlertKind): Promise<boolean> {
  await watchAlerts(db, 1, buildAlertWatch(db))
  const { rows } = await db.inHotel(1, (tx) =>
    sql`select from alerts where kind = ${kind} and handled_at is null`.execute(tx),
  )
  return rows.length > 0
}

it('R29 S29 every alert that ends with its cause has a scenario here, and a person closes the others', () => {
  const ending = alertKindNames.filter((kind) => alertEndings[kind].isGone)
  expect(Object.keys(scenarios).toSorted()).toEqual(ending.toSorted())
})

describe.each(Object.entries(scenarios) as [AlertKind, Scenario][])('%s', (kind, { about, cause = [], end }) => {
  it('R29 S29 stays open while its cause lasts, and closes with it', async () => {
    const server = await createTestServer()
    await runSql(server, cause)
    await server.db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from reservations where reference = 'FOY1003'`.execute(tx)
      const alert = { kind, reservationId: rows[0]?.id, ...about } as NewAlert
      if (kind !== 'depositAfterCancel') await openAlert(tx, 1, alert)
    })
    expect(await isOpen(server, kind)).toBe(true)
    await runSql(server, end)
    expect(await isOpen(server, kind)).toBe(false)
  })
})

it.each(['departed', 'cancelled'] as const)(
  'S29 a guest whose stay was %s before they came to the kiosk still waits for someone',
  async (state) => {
    const server = await createTestServer()
    await runSql(server, [setStay(`state = '${state}'`)])
    await server.db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from reservations where reference = 'FOY1003'`.execute(tx)
      await openAlert(tx, 1, { kind: 'guestStuck', reason: state, reservationId: rows[0]?.id })
    })
    expect(await isOpen(server, 'guestStuck')).toBe(true)
    await runSql(server, [arrive])
    expect(await isOpen(server, 'guestStuck')).toBe(false)
  },
)

it('R26 an alert about a blocked deposit that staff have closed is not raised again', async () => {
  const server = await createTestServer()
  await runSql(server, scenarios.depositAfterCancel?.cause ?? [])
  expect(await isOpen(server, 'depositAfterCancel')).toBe(true)
  await runSql(server, [`update alerts set handled_at = clock_timestamp(), handled_by = 'Núria Puig'`])
  expect(await isOpen(server, 'depositAfterCancel')).toBe(false)
})
