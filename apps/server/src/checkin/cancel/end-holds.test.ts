import { endVisit, searchReservations } from '@foyer/contract/reservation.ts'
import { createReservation, searchAvailability } from '@foyer/contract/walk-in.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { arrive, saveParty, sign } from '../../testing/journey.ts'
import { endHolds } from './end-holds.ts'
import { buildHoldWatch } from './testing/build-hold-watch.ts'

async function createHeldSuite() {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const { rooms } = await kiosk.call(searchAvailability, { body: { hotelId: 1, nights: 1, adults: 1, children: 0 } })
  const rateId = rooms.find(({ typeId }) => typeId === 'suite')?.rates[0]?.id ?? ''
  const body = { roomTypeId: 'suite', rateId, adults: 1, children: 0 }
  const { reference } = await kiosk.call(createReservation, { body })
  return {
    ...server,
    kiosk,
    reference,
    find: async () => {
      const [found] = (await kiosk.call(searchReservations, { body: { voucher: reference } })).reservations
      if (!found) throw new Error('It is not there.')
      return found
    },
    run: () => endHolds(server.db, 1, buildHoldWatch(server.db)),
    pass: (minutes: number) =>
      server.db.inHotel(1, async (tx) => {
        await sql`update walk_ins set hold_until = hold_until - make_interval(mins => ${minutes})`.execute(tx)
        await sql`update checkin_leases set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(tx)
      }),
    state: async () => {
      const row = await server.db.inHotel(1, (tx) =>
        tx.selectFrom('reservations').select('state').where('reference', '=', reference).executeTakeFirstOrThrow(),
      )
      return row.state
    },
    nights: () =>
      server.db.inHotel(1, (tx) => tx.selectFrom('room_nights').where('room_number', '=', '502').selectAll().execute()),
  }
}

it('holds a room for twenty minutes after the guest leaves, then frees it; concurrent runs end the hold once', async () => {
  const { run, pass, state, nights, db, reference } = await createHeldSuite()
  await pass(19)
  await run()
  expect([await state(), (await nights()).length]).toEqual(['expected', 1])
  await pass(2)
  await Promise.all([run(), run()])
  expect([await state(), await nights()]).toEqual(['cancelled', []])
  const entries = await db.inHotel(1, (tx) =>
    tx.selectFrom('audit_entries').select('action').where('subject', '=', reference).execute(),
  )
  expect(entries).toEqual([{ action: 'holdEnded' }])
})

it('an active guest keeps the room however long it takes, and a checked-in guest keeps it for good', async () => {
  const { run, pass, state, kiosk, find, db } = await createHeldSuite()
  const found = await find()
  await pass(25)
  await saveParty(kiosk, found)
  await run()
  expect(await state()).toBe('expected')
  await sign(kiosk, found)
  await arrive(kiosk, found)
  await pass(60)
  await run()
  expect(await state()).toBe('inHouse')
  expect(
    await db.inHotel(1, (tx) => tx.selectFrom('room_nights').where('room_number', '=', '502').selectAll().execute()),
  ).toHaveLength(1)
})

it('a guest who ends the visit at a hotel device releases the room with the next run', async () => {
  const { run, state, kiosk, find } = await createHeldSuite()
  await saveParty(kiosk, await find())
  const { csrf } = await kiosk.call(endVisit)
  kiosk.csrf = csrf
  await run()
  expect(await state()).toBe('cancelled')
})

it('does not cancel guests who left the rest to the desk or are waiting for the room', async () => {
  const { run, pass, state, db, reference } = await createHeldSuite()
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ pre_checkin_completed: true }).where('reference', '=', reference).execute(),
  )
  await pass(60)
  await run()
  expect(await state()).toBe('expected')
})
