import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { confirmArrival, updateGuests } from './guests.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const signature = 'data:image/png;base64,iVBORw0KGgo='

it('saves guests under update_customer_data', () => {
  expectRoundTrip(
    updateGuests.body,
    {
      reservationId: 'r1',
      reference: 'FOY1001',
      hotelId: 1,
      isPok: true,
      language: 'es',
      guests: [{ id: 'g1', index: 1, main: true, firstName: 'Ana' }],
      guestIndex: 1,
      groupLocator: 'GRP77',
      initialNumber: 'I1',
      legNumber: '2',
      businessEntity: 'B',
      youngDriverMaxAge: 25,
      pickUpProcess: 'P1',
      extrasAvailable: [{ id: 'e1', currency: 'EUR', price: { minor: 1250, currency: 'EUR' } }],
      items: [{ id: 1 }],
    },
    {
      update_customer_data: {
        reservation_id: 'r1',
        reference: 'FOY1001',
        hotel_id: 1,
        is_pok: true,
        lang: 'es',
        customers: [{ id: 'g1', index: 1, board: '0', firstName: 'Ana' }],
        guestIndex: 1,
        group_locator: 'GRP77',
        initial_reservation_number: 'I1',
        leg_number: '2',
        business_entity: 'B',
        young_driver_max_age: 25,
        pick_up_proccess_number: 'P1',
        extras_available: [{ id: 'e1', currency: 'EUR', priceByType: 12.5 }],
        reservation_items: [{ id: 1 }],
      },
    },
  )
  type Body = z.output<typeof updateGuests.body>
  expectTypeOf<Body['guests'][number]['firstName']>().toEqualTypeOf<string | undefined>()
})

it('reads the reply from guests_data', () => {
  expectRoundTrip(
    updateGuests.reply,
    { guests: [{ id: 'g1', customerId: 'c1', firstName: 'Ana', lastName: 'García', documentNumber: 'X1' }] },
    { guests_data: [{ id: 'g1', customer_id: 'c1', name: 'Ana', surname: 'García', passport: 'X1' }] },
  )
})

it('the query has pok=1 or nothing', () => {
  expectRoundTrip(updateGuests.query, { isPok: true }, { pok: '1' })
  expectRoundTrip(updateGuests.query, {}, {})
  expect(z.safeDecode(updateGuests.query, { pok: '0' }).success).toBe(false)
})

it('rejects a booking without guests', () => {
  const body = { reservation_id: 'r1', reference: 'F', hotel_id: 1, is_pok: true, lang: 'en', customers: [] }
  expect(z.safeDecode(updateGuests.body, { update_customer_data: body }).success).toBe(false)
})

it('confirms the arrival under confirm_arrival_data', () => {
  expectRoundTrip(
    confirmArrival.body,
    {
      hotelId: 1,
      reservationId: 'r1',
      reference: 'FOY1001',
      startDate: '2030-01-02',
      endDate: '2030-01-04',
      billId: 'b1',
      sendBill: true,
      email: 'ana@example.com',
      printer: { host: 'printer' },
      confirmedAt: '2030-01-02T15:00:00',
      simulateAccessCode: false,
      wishes: { notes: 'late', arrivalTime: '22:30' },
      guests: [{ id: 'g1', documentNumber: 'X1', firstName: 'Ana', lastName: 'García', signature, signatureId: 's1' }],
    },
    {
      confirm_arrival_data: {
        hotel_id: 1,
        reservation_id: 'r1',
        reference: 'FOY1001',
        reservation_start_date: '2030-01-02',
        reservation_end_date: '2030-01-04',
        bill_id: 'b1',
        sendbill: true,
        email: 'ana@example.com',
        printer_configuration: { host: 'printer' },
        confirm_datetime: '2030-01-02T15:00:00',
        simulate_access_code: false,
        reservation_info: { notes: 'late', arrival_time: '22:30' },
        customers: [
          { id: 'g1', identification: 'X1', firstName: 'Ana', lastName: 'García', signature, signature_id: 's1' },
        ],
      },
    },
  )
})

it('the reply has what opens the room', () => {
  expectRoundTrip(
    confirmArrival.reply,
    { keyCode: '1234', roomNumber: '204', receiptFile: 'JVBERi0=', keyboxQrUri: '/qr/1' },
    { key_code: '1234', room_code: '204', printer_receipt_file: 'JVBERi0=', keybox_opening_qr_uri: '/qr/1' },
  )
  expectRoundTrip(confirmArrival.reply, {}, {})
})

it('the arrival of a car rental has language and drivers', () => {
  const inside = {
    hotelId: 3,
    reservationId: 'r1',
    reference: 'RAC3001',
    startDate: '2030-01-02',
    endDate: '2030-01-04',
    confirmedAt: '2030-01-02T15:00:00',
    guests: [],
    language: 'en',
    drivers: [{ id: 'g1', index: 1, main: true }],
  }
  expect(z.encode(confirmArrival.body, inside)).toMatchObject({
    confirm_arrival_data: { language: 'en', customer_details: [{ id: 'g1', board: '0' }] },
  })
})
