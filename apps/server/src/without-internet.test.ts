import { randomUUID } from 'node:crypto'
import { sendCompletionMails } from '@foyer/contract/mail.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { HOTEL } from './book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnSystem } from './book/hotel-system/testing/create-hotel-on-system.ts'
import { createMailServer } from './papers/mail/testing/create-mail-server.ts'
import { Browser } from './testing/browser.ts'
import { createTestServer } from './testing/create-test-server.ts'
import { checkIn } from './testing/journey.ts'
import { createColleague } from './testing/staff-page.ts'
import { buildReservationItem } from './testing/start-hotel-system.ts'

const REFERENCE = 'LAKE1'
const soon = { timeout: 15_000 }

it('F10 without internet a guest pays at the desk, checks in and gets the key; later everything is delivered once', async () => {
  const { mailer, state: mail, taken: mails } = await createMailServer()
  const hotel = await createHotelOnSystem({
    things: [buildReservationItem({ reference: REFERENCE })],
    flags: { send_complete_checkin_email_to_client: true },
    mailer,
  })
  await hotel.pull()
  mail.code = 451
  await hotel.system.faults({ down: true })

  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  const payment = { way: 'deskCard', minor: 180_50 } as const
  await desk.call(recordPayment, { params: { reference: REFERENCE }, body: payment, key: randomUUID() })
  const page = await hotel.page()
  const arrived = await checkIn(page, REFERENCE, 'Soler')
  expect(arrived).toMatchObject({ state: 'inHouse', room: { keyCode: expect.any(String) } })
  await page.call(sendCompletionMails, { body: { reference: REFERENCE, appId: 'own' } })

  const waiting = async () => (await hotel.db.directory.selectFrom('outbox_queue').select('stream').execute()).length
  const failed = async () =>
    (await hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('deliveries').select('id').where('tries', '>', 0).execute()))
      .length
  // The first to the hotel's system, and the mail.
  await expect.poll(failed, soon).toBe(2)
  expect(await waiting()).toBe(4)
  mail.code = 250
  await hotel.system.faults()
  // As if the wait before the next attempt had passed; a new server looks at once.
  await hotel.db.directory
    .updateTable('outbox_queue')
    .set({ due_at: sql`clock_timestamp() - interval '1 second'` })
    .execute()
  await createTestServer({ db: hotel.db, mailer })
  await expect.poll(waiting, soon).toBe(0)
  expect((await hotel.taken(REFERENCE)).map(({ kind }) => kind)).toEqual(['payment', 'guestData', 'arrival'])
  expect(mails).toHaveLength(1)
})
