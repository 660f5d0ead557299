import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const config: HotelConfigInput = { flags: { join_document_contact: true } }

const everything: Partial<Guest> = {
  customerId: 'C-7',
  internalCode: 'H-7',
  gender: 'F',
  region: 'Berlin',
  issueDate: '2022-01-31',
  issueCountry: 'DEU',
  emailPrivacy: true,
  arrivalTime: '18:30',
  checkoutTime: '10:15',
}

const filed = { groupLocator: 'GRP77', initialNumber: 'I-77', legNumber: '2', businessEntity: 'B-1', items: [{ a: 1 }] }

/** Returns what one save of this guest sends to the server. */
async function saveAndReadGuest(changes: Partial<Guest>): Promise<Record<string, unknown>> {
  const { customers } = await saveAndReadUpdate(changes)
  return customers[0] ?? {}
}

interface Update extends Record<string, unknown> {
  readonly customers: readonly Record<string, unknown>[]
}

async function saveAndReadUpdate(changes: Partial<Guest>, booked: Partial<Reservation> = {}): Promise<Update> {
  const { user, askedOf } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config,
    reservations: [buildReservation({ ...filed, ...booked, guests: [buildGuest({ ...everything, ...changes })] })],
    answers: { updateGuests: answerAllSaved },
  })
  const answer = globalThis.fetch
  const bodies: string[] = []
  vi.stubGlobal('fetch', (input: string, request: RequestInit) => {
    bodies.push(String(request?.body))
    return answer(input, request)
  })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  const sent = bodies.map((body) => (body.startsWith('{') ? JSON.parse(body) : {}))
  return sent.find((body) => 'update_customer_data' in body).update_customer_data
}

it.each<[string, Record<string, unknown>]>([
  [
    'MODEL-16.a',
    {
      firstName: 'Ana',
      lastName: 'Soler',
      birthDate: '1985-06-01',
      birth: '1985-06-01',
      email: 'ana.soler@example.com',
      phone: '+49 15112345678',
    },
  ],
  [
    'MODEL-16.c',
    {
      passportNumber: 'C01X00T47',
      issueCountry: 'DEU',
      passportExpiration: '2032-01-31',
      expiration: '2032-01-31',
      passportExpedition: '2022-01-31',
      expedition: '2022-01-31',
    },
  ],
  ['MODEL-16.d', { nationality: 'DEU', country_alpha_2: 'DE', country_alpha_3: 'DEU', province: 'Berlin' }],
  ['MODEL-08.a', { id: 'guest-1', customer_id: 'C-7' }],
  ['MODEL-16.f MODEL-14.g', { email_privacy: true, internalCode: 'H-7', language_code: 'en' }],
  [
    'MODEL-16.g MODEL-08.l',
    { board: '0', expected_arrival_time: '18:30:00', checkout_time: '10:15:00', internalCode: 'H-7' },
  ],
])('%s a save sends the values of the guest', async (_, values) => {
  expect(await saveAndReadGuest({})).toMatchObject(values)
})

it.each(['M', 'F'] as const)('MODEL-16.e sends the gender as %s', async (gender) => {
  expect(await saveAndReadGuest({ gender })).toMatchObject({ gender })
})

it('API-15.a MODEL-01.h a save identifies the booking, its leg and the guest', async () => {
  const { customers: _, ...said } = await saveAndReadUpdate({})
  expect(said).toEqual({
    ...{ reservation_id: 'reservation-1', reference: 'FOY1001', hotel_id: 1, group_locator: 'GRP77' },
    ...{ initial_reservation_number: 'I-77', leg_number: '2', business_entity: 'B-1', reservation_items: [{ a: 1 }] },
    ...{ is_pok: false, lang: 'en', guestIndex: 1 },
  })
})

it('API-15.b MODEL-01.h a save sends back what came with a rental', async () => {
  const extrasAvailable = [{ id: 'seat', quantity: 1, currency: 'EUR', editable: true }]
  const rental = { pickUpProcess: 'PU-1', youngDriverMaxAge: 25 }
  expect(await saveAndReadUpdate({}, { rental, extrasAvailable })).toMatchObject({
    ...{ business_entity: 'B-1', pick_up_proccess_number: 'PU-1', young_driver_max_age: 25 },
    extras_available: [{ id: 'seat', reservationQuantity: 1, editable: true }],
    reservation_items: [{ a: 1 }],
  })
})
