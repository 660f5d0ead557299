import { randomUUID } from 'node:crypto'
import { createAlert } from '@foyer/contract/alert.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { sendStayBill } from '@foyer/contract/staff/money.ts'
import { eraseGuest } from '@foyer/contract/staff/privacy.ts'
import { revealDocument } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { guestKinds, reservationKinds } from '../../book/retention/erased-kinds.store.ts'
import { CANARY, createCanaryReservation } from '../../book/retention/testing/canary.ts'
import { findTablesWith } from '../../book/retention/testing/find-tables-with.ts'
import { textColumns } from '../../book/retention/text-columns.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

const reference = 'FOY1001'

interface Stay {
  readonly reservationId: string
  readonly guestId: string
}

/** What other systems, other products and earlier versions write, as rows. */
async function fillRows(tx: HotelTransaction, { reservationId: stay, guestId: guest }: Stay): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value)
  const [payment, call] = [randomUUID(), randomUUID()]
  for (const statement of [
    sql`update reservations set state = 'cancelled', staff_notes = ${CANARY}, preferences = ${CANARY} where id = ${stay}`,
    sql`insert into customers (hotel_id, id, reservation_id, type, first_name, last_name, language, fields) values (1,
      ${randomUUID()}, ${stay}, 'person', ${CANARY}, ${CANARY}, 'en', ${json({ address: CANARY })})`,
    sql`insert into authority_reports (hotel_id, id, reservation_id, authority, is_test, version, state, arrived_at, due_at,
      digest, guest_ids, reasons) values (1, ${randomUUID()}, ${stay}, 'ses', true, 1, 'refused', now(), now(), '', '{}',
      ${json([{ code: '10121', text: CANARY }])})`,
    sql`insert into blocked_guests (hotel_id, guest_id, given) values (1, ${guest}, ${json({ lastName: CANARY })})`,
    sql`insert into deliveries (hotel_id, id, end_name, stream, kind, payload, content, last_error) values (1,
      ${randomUUID()}, 'hotelSystem', ${stay}, 'guestData', ${json({ guests: [{ id: guest, name: CANARY }] })}, ${CANARY},
      ${CANARY})`,
    sql`insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at, shown)
      values (1, ${stay}, '', '', now(), ${json({ fields: [{ label: 'Name', value: CANARY }] })}::jsonb)
      on conflict (hotel_id, reservation_id) do update set shown = excluded.shown`,
    sql`insert into deposits (hotel_id, id, reservation_id, order_number, minor, currency, card, state, blocked_by,
      taken_for) values (1, ${randomUUID()}, ${stay}, '1', 1, 'EUR', '', 'released', ${CANARY}, ${CANARY})`,
    sql`insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state, detail)
      values (1, ${payment}, ${stay}, 'cash', '1', 1, 'EUR', 'refunded', ${json({ error: CANARY })})`,
    sql`insert into refunds (hotel_id, id, payment_id, minor, reason, state)
      values (1, ${randomUUID()}, ${payment}, 1, ${CANARY}, 'done')`,
    sql`insert into folios (hotel_id, id, reservation_id, position, payer)
      values (1, ${randomUUID()}, ${stay}, 1, ${json({ kind: 'person', name: CANARY })})`,
    sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, names, amount, comment, posted_on,
      posted_at) values (1, ${randomUUID()}, ${stay}, 99, 'charge', 'foyer', '{"en":"Bar"}', 100, ${CANARY}, '2027-05-10',
      now())`,
    sql`insert into front_desk_messages (hotel_id, device_id, id, sequence, type, reservation_id, reason, data)
      select 1, id, ${randomUUID()}, 1, 'said', ${stay}, ${CANARY}, ${json({ text: CANARY })}::jsonb from devices limit 1`,
    sql`insert into front_desk_screens (hotel_id, device_id, shown)
      select 1, id, ${json({ reference, fields: [{ label: 'Name', value: CANARY }] })}::jsonb from devices limit 1`,
    sql`insert into intents (hotel_id, id, kind, subject, reservation_id, detail, state)
      values (1, ${randomUUID()}, 'charge', '', ${stay}, ${json({ holder: CANARY })}, 'done')`,
    sql`insert into keys (hotel_id, id, reservation_id, kind, state, provider, valid_from, valid_to, code, tracks)
      values (1, ${randomUUID()}, ${stay}, 'code', 'done', '', now(), now(), ${Buffer.from(CANARY)}, ${Buffer.from(CANARY)})`,
    sql`update pre_checkins set arrival_time = ${CANARY} where reservation_id = ${stay}`,
    sql`insert into search_words (hotel_id, reservation_id, word) values (1, ${stay}, ${CANARY})`,
    sql`insert into surveys (hotel_id, reservation_id, stars, comment) values (1, ${stay}, 5, ${CANARY})`,
    sql`insert into tracking_events (hotel_id, visit_id, app_key, tracking_number, type, state, description, reservation_id,
      language, data) select 1, id, 'own', ${CANARY}, '', '', '', ${stay}, 'en', '{}' from visits limit 1`,
    sql`insert into video_calls (hotel_id, id, visit_id, reservation_id) values (1, ${call}, '', ${stay})`,
    sql`insert into video_signals (hotel_id, call_id, toward, frame) values (1, ${call}, 'desk', ${CANARY})`,
    sql`insert into walk_ins (hotel_id, reservation_id, made_by, page, rate_id, membership_id)
      values (1, ${stay}, 'guest', ${CANARY}, '', ${CANARY})`,
    sql`insert into wanted_bills (hotel_id, reservation_id, email, language) values (1, ${stay}, ${CANARY}, 'en')
      on conflict (hotel_id, reservation_id) do update set email = excluded.email`,
    // Drawn by us, compressed, from what is in the other columns.
    sql`update mail_files set name = ${CANARY}, content = ${Buffer.from(CANARY)}`,
  ])
    await statement.execute(tx)
}

/** A stay whose guest’s word is in every column that can hold one. */
async function createFilledStay(): Promise<{ server: TestServer; manager: StaffPage; stay: Stay }> {
  const server = await createTestServer()
  await server.openKiosk()
  const { page, ...stay } = await createCanaryReservation(server, { state: 'inHouse', endDate: '2027-05-12' })
  const manager = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  await page.call(createAlert, { body: { hotelId: 1, reference, message: CANARY } })
  await manager.call(sendStayBill, { params: { reference }, body: { email: `${CANARY}@office.example` } })
  const params = { reference, guestId: stay.guestId }
  await manager.call(revealDocument, { params, body: { reason: `Asked by ${CANARY}` } })
  await server.db.inHotel(1, (tx) => fillRows(tx, stay))
  return { server, manager, stay }
}

const kinds = new Set<string>([...Object.keys(guestKinds), ...Object.keys(reservationKinds)])

const erasedColumns = Object.entries(textColumns).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, rule]) => (kinds.has(rule) ? [{ table, column }] : [])),
)

/** The columns with an erasure that don't contain the guest’s word. */
const listUnfilled = ({ db }: TestServer) =>
  withOwnerClient(db.ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    const wanted = [CANARY, Buffer.from(CANARY).toString('hex')].map((text) => `%${text}%`)
    const unfilled: string[] = []
    for (const { table, column } of erasedColumns) {
      const { rowCount } = await client.query(`select from ${table} where ${column}::text ilike any($1) limit 1`, [
        wanted,
      ])
      if (rowCount === 0) unfilled.push(`${table}.${column}`)
    }
    return unfilled
  })

it('R30 an erasure leaves no word of a guest in any column of the database', async () => {
  const { server, manager, stay } = await createFilledStay()
  expect(await listUnfilled(server)).toEqual([])
  const { entries } = await manager.call(readAudit)
  expect(entries[0]).toMatchObject({
    action: 'documentRevealed',
    details: { guest: '1', reason: `Asked by ${CANARY}` },
  })

  const params = { reference, guestId: stay.guestId }
  expect(await manager.call(eraseGuest, { params })).toEqual({ what: 'erase' })
  expect(await findTablesWith(server.db, [CANARY])).toEqual([])
  const after = await manager.call(readAudit)
  expect(after.entries.find(({ action }) => action === 'documentRevealed')?.details).toEqual({ guest: '1' })
})
