import { randomUUID } from 'node:crypto'
import { settleReport } from '@foyer/contract/staff/authority.ts'
import { cancelStay } from '@foyer/contract/staff/cancellation.ts'
import { undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { checkIn } from '../../testing/journey.ts'
import { createReporting, runJob } from './testing/create-reporting.ts'

const params = { reference: 'FOY1001' }
const slow = { timeout: 30_000 }

async function createAccepted() {
  const server = await createReporting()
  await checkIn(await server.open(), 'FOY1001', 'García López')
  await server.until('accepted')
  return server
}

it('a check-in that is undone cancels the report, and the same guests are reported again in the same minute', async () => {
  const server = await createAccepted()
  await server.desk.call(undoCheckIn, { params, body: { reason: 'another room' } })
  await runJob(server)
  await server.until('cancelled')
  await vi.waitFor(() => expect(server.cancelled).toEqual(['R-1']), slow)
  const [{ at }] = (await server.db
    .inHotel(1, (tx) => sql<{ at: Date }>`select arrived_at as at from authority_reports where version = 1`.execute(tx))
    .then(({ rows }) => rows)) as [{ at: Date }]
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set state = 'inHouse', checked_in_at = ${at} where reference = 'FOY1001'`.execute(tx),
  )
  await runJob(server)
  await vi.waitFor(() => expect(server.sent).toHaveLength(2), slow)
  await server.until('accepted')
})

it('an early departure is a correction, and one on the planned day is none', async () => {
  const server = await createAccepted()
  await server.desk.call(checkOutStay, { params, body: { unusedNights: 'release' } })
  await vi.waitFor(() => expect(server.cancelled).toEqual(['R-1']), slow)
  await vi.waitFor(() => expect(server.sent).toHaveLength(2), slow)
  await server.until('accepted')
  await runJob(server)
  expect(server.sent).toHaveLength(2)
})

it('what is accepted is not cancelled for a correction that would be refused', async () => {
  const server = await createAccepted()
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given - 'street' where main
      and reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  await runJob(server)
  expect((await server.read())[0]?.state).toBe('accepted')
  const alerts = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('alerts').select('handled_at').where('kind', '=', 'reportRefused').execute(),
  )
  expect(alerts).toEqual([{ handled_at: null }])
  expect(server.cancelled).toEqual([])
})

it('a guest who is added later is reported with another version', async () => {
  const server = await createAccepted()
  const before = server.sent[0]?.people ?? 0
  await server.db.inHotel(1, (tx) =>
    sql`insert into guests (hotel_id, id, reservation_id, position, main, adult, given)
      select hotel_id, ${randomUUID()}, reservation_id, 90, false, true, given || '{"firstName":"Late"}'
      from guests where main and reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(
      tx,
    ),
  )
  await runJob(server)
  await vi.waitFor(() => expect(server.sent.at(-1)?.people).toBe(before + 1), slow)
  await server.until('accepted')
  expect(server.cancelled).toEqual(['R-1'])
})

it('a guest who is erased while the outcome is unknown changes nothing: the report is settled', async () => {
  const server = await createReporting(async () => ({ state: 'unknown' }))
  await checkIn(await server.open(), 'FOY1001', 'García López')
  await server.until('unknown')
  await server.db.inHotel(1, (tx) =>
    sql`update guests set erased_at = now(), given = '{}' where not main
      and reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  await runJob(server)
  expect(server.sent).toHaveLength(1)
  await server.desk.call(settleReport, { params, body: { number: 'PORTAL-7' } })
  expect((await server.read())[0]).toMatchObject({ state: 'accepted', receipts: [{ number: 'PORTAL-7' }] })
})

it('a hotel that changes its authority starts again there, whatever became of the report before', async () => {
  const server = await createReporting(async () => ({ state: 'unknown' }))
  await checkIn(await server.open(), 'FOY1001', 'García López')
  await server.until('unknown')
  await server.db.inHotel(1, (tx) => sql`update authority_reports set authority = 'siba'`.execute(tx))
  await runJob(server)
  await server.until('accepted')
  expect(server.sent).toHaveLength(2)
})

it('a booking made at the desk is reported at once, and cancelled with the stay', async () => {
  const server = await createReporting()
  const { rooms } = await server.desk.call(listRoomsOnSale, { query: { nights: 1, adults: 1, children: 0 } })
  const [room] = rooms
  const [rate] = room?.rates ?? []
  if (!room || !rate) throw new Error('No room is free.')
  const body = {
    id: randomUUID(),
    from: '2027-05-10',
    nights: 1,
    adults: 1,
    children: 0,
    roomTypeId: room.typeId,
    rateId: rate.id,
    total: rate.total,
    firstName: 'Nina',
    lastName: 'Keller',
    email: 'nina@example.com',
  }
  const { reference } = await server.desk.call(makeWalkIn, { body })
  await vi.waitFor(() => expect(server.sent).toMatchObject([{ reference, kind: 'booking' }]), slow)
  const read = async () => (await server.readAll()).filter((report) => report.reference === reference)
  await vi.waitFor(async () => expect(await read()).toMatchObject([{ kind: 'booking', state: 'accepted' }]), slow)
  await server.desk.call(cancelStay, { params: { reference }, body: { reason: 'They left' } })
  await vi.waitFor(() => expect(server.cancelled).toEqual(['R-1']), slow)
  expect((await read())[0]).toMatchObject({ kind: 'booking', state: 'cancelled' })
})
