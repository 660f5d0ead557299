import { decodeMrz } from '@foyer/contract/document.ts'
import { updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { staticsVersion } from '@foyer/contract/statics.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../testing/create-test-server.ts'

/** Calls and reads like a third-party program, by the specification's names alone. */
it('API-06.a API-15.e API-33.c the guest calls, name by name', async () => {
  const server = await createTestServer()
  const page = await server.open()

  const { json: statics } = await page.browser.send({ method: 'GET', url: staticsVersion.path })
  expect(statics()).toEqual({ success: true, statics_version: page.hotelPage.builtAt })

  const worn = await page.send(decodeMrz, { body: { mrz: 'P<UTOERIKSSON<<ANNA<MARIA' } })
  expect([worn.statusCode, worn.json().error.message]).toEqual([200, expect.stringMatching(/\w/)])
  expect(worn.json()).not.toHaveProperty('number')

  await server.db.inHotel(1, (tx) => sql`update guests set given = given || '{"customerId":"C-7"}'`.execute(tx))
  const search = { voucher: 'FOY1001', surname: 'García López', hotel: 1, is_pok: false, app_id: 'own' }
  const [found] = (await page.send(searchReservations, { body: search })).json().reservations

  const customer = {
    id: found.guests[0].id,
    index: 1,
    board: '0',
    firstName: 'Lucía',
    lastName: 'García López',
    gender: 'F',
    birthDate: '1985-06-01',
    nationality: 'DEU',
    documentType: 'P',
    passportNumber: 'C01X00T47',
    passportExpiration: '2032-01-31',
    passportExpedition: '2022-01-31',
    issueCountry: 'DEU',
    country_alpha_3: 'DEU',
    province: 'Berlin',
    municipality: 'Berlin',
    city: 'Berlin',
    street: 'Lindenallee 4',
    postal_code: '10115',
    email: 'lucia@example.com',
    phone: '+49 15112345678',
    email_privacy: true,
  }
  const { id: reservation_id, reference } = found
  const update = { reservation_id, reference, hotel_id: 1, is_pok: false, lang: 'en', customers: [customer] }
  const saved = await page.send(updateGuests, { body: { update_customer_data: update } })
  const answered = { customer_id: 'C-7', name: 'Lucía', surname: 'García López', passport: 'C01X00T47' }
  expect([saved.statusCode, saved.json()]).toEqual([200, { guests_data: [{ id: customer.id, ...answered }] }])
})
