import { updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation, sign, signatureDataUrl } from '../../testing/journey.ts'

/** Data by the specification's names, as sent and as read. */
interface Wire {
  readonly reference: string
  readonly guests: readonly Record<string, unknown>[]
  readonly [name: string]: unknown
}

async function searchGuest(page: GuestPage): Promise<Wire> {
  const body = { voucher: 'FOY1001', surname: 'García López' }
  return (await page.send(searchReservations, { body })).json().reservations[0]
}

async function save(page: GuestPage, { id, reference, guests: [guest] }: Wire, given: object): Promise<Wire> {
  const same = { id: guest?.['id'], index: guest?.['index'], board: '0' }
  const answer = await page.send(updateGuests, {
    body: {
      update_customer_data: {
        reservation_id: id,
        reference,
        hotel_id: 1,
        is_pok: false,
        lang: 'en',
        customers: [{ ...same, ...given }],
      },
    },
  })
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return (await page.send(visitReservations)).json().reservations[0]
}

/** Fields that have the same name when sent and when read. */
const same = {
  firstName: 'Ana María',
  lastName: 'García',
  lastName2: 'López',
  gender: 'F',
  nationality: 'DEU',
  municipality: 'Hamburg',
  city: 'Hamburg',
  street: 'Elbchaussee 7',
  postal_code: '22765',
  birth_country: 'ESP',
  birth_province: 'Girona',
  birth_municipality: 'Blanes',
  document_support_number: 'CAA000001',
  email: 'ana@example.com',
  phone: '+49 15112345678',
  phone2: '+49 15187654321',
  email_consent: true,
  email_privacy: false,
  relationship: 'SP',
  language_code: 'de',
  expected_arrival_time: '18:30:00',
  checkout_time: '10:15:00',
}

/** Fields as sent, and as read. */
const renamed: readonly [given: object, read: object][] = [
  [{ documentType: 'P' }, { type: 'P' }],
  [{ passportNumber: 'C01X00T47' }, { passport: 'C01X00T47' }],
  [{ birthDate: '1990-02-28', birth: '1990-02-28' }, { birth: '1990-02-28' }],
  [{ passportExpiration: '2031-05-01', expiration: '2031-05-01' }, { expiration: '2031-05-01' }],
  [{ passportExpedition: '2021-05-02', expedition: '2021-05-02' }, { expedition: '2021-05-02' }],
  [{ issueCountry: 'DEU' }, { document_issue_country: 'DEU' }],
  [{ country_alpha_2: 'DE', country_alpha_3: 'DEU' }, { country: 'DEU' }],
  [{ province: 'Hamburg' }, { region: 'Hamburg' }],
]

const everything = Object.assign({}, same, ...renamed.map(([given]) => given))

it('MODEL-08.i MODEL-08.j MODEL-08.k MODEL-09.a MODEL-09.b MODEL-10.a MODEL-10.b MODEL-12.a MODEL-12.b MODEL-12.c MODEL-13.a MODEL-13.b stores what a guest enters and returns it under the right names', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { guests } = await save(page, await searchGuest(page), everything)
  const times = { expected_arrival_time: '18:30', checkout_time: '10:15' }
  expect(guests[0]).toMatchObject(Object.assign({}, same, ...renamed.map(([, read]) => read), times))
})

it('MODEL-08.b MODEL-14.b a guest is incomplete until everything is given, and then complete', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const before = await searchGuest(page)
  expect(before.guests[0]).toMatchObject({ state: 'incomplete', main: true, is_main_guest: true, index: 1 })
  const { guests } = await save(page, before, { ...everything, step: 2 })
  expect(guests[0]).toMatchObject({ state: 'complete', adult: true, step: 2, index: 1 })
})

it.each([
  ['joins', { b_and_me_subscription: true }, [true, false]],
  ['refuses', { b_and_me_subscription_refused: true }, [false, true]],
])('MODEL-13.d a guest who %s is recorded so, and not as the opposite', async (_, answer, flags) => {
  const server = await createTestServer()
  const page = await server.open()
  const { guests } = await save(page, await searchGuest(page), { ...everything, ...answer })
  const { b_and_me_subscription = false, b_and_me_subscription_refused = false } = guests[0] ?? {}
  expect([b_and_me_subscription, b_and_me_subscription_refused]).toEqual(flags)
})

it.each([true, false])('MODEL-13.c MODEL-14.g stores each privacy option as answered, with %s', async (said) => {
  const server = await createTestServer()
  const page = await server.open()
  const answers = { email_privacy: said, email_consent: !said }
  const { guests } = await save(page, await searchGuest(page), { ...everything, ...answers })
  expect(guests[0]).toMatchObject({ ...answers, language_code: 'de' })
})

it('MODEL-14.e MODEL-08.g after signing both flags are set, and the picture is stored unchanged', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const reservation = await findReservation(page, 'FOY1001', 'García López')
  await save(page, await searchGuest(page), everything)
  expect((await searchGuest(page)).guests[0]).toMatchObject({ has_signature: false, signatureUploaded: false })
  await sign(page, reservation)
  expect((await searchGuest(page)).guests[0]).toMatchObject({ has_signature: true, signatureUploaded: true })
  const kept = await server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('signatures')
      .select('image')
      .where('guest_id', '=', reservation.guests[0]?.id ?? '')
      .execute(),
  )
  const [, drawn = ''] = signatureDataUrl.split(',')
  expect(kept.map(({ image }) => image.toString('base64'))).toEqual([drawn])
})
