import { it } from 'vitest'
import { expectRoundTrip } from './testing/round-trip.ts'
import { createReservation, findMembership, searchAvailability } from './walk-in.ts'

it('availability maps its fields to wire names', () => {
  const same = { hotelId: 1, nights: 1, adults: 2, children: 0 }
  expectRoundTrip(
    searchAvailability.body,
    { ...same, firstName: 'Ana', lastName: 'García', promotionalCode: 'P' },
    { ...same, contact_name: 'Ana', contact_surname: 'García', promotional_code: 'P' },
  )
  expectRoundTrip(
    searchAvailability.reply,
    {
      nothingFree: false,
      message: 'm',
      rooms: [
        {
          typeId: 'DBL',
          type: 'Double',
          picture: 'double',
          rates: [{ id: 'r1', name: 'Flexible', price: { minor: 12000, currency: 'EUR' }, currency: 'EUR' }],
          typeNames: { de: 'Doppelzimmer' },
          sleeps: 2,
          left: 3,
          ready: true,
        },
      ],
      percentOff: 10,
    },
    {
      without_availability: false,
      configurator_message: 'm',
      available_rooms: [
        {
          roomTypeId: 'DBL',
          roomTypeString: 'Double',
          roomImage: 'double',
          rates: [{ id: 'r1', name: 'Flexible', price: 120, currency: 'EUR' }],
          roomTypeNameI18n: { de: 'Doppelzimmer' },
          sleeps: 2,
          rooms_left: 3,
          room_ready: true,
        },
      ],
      percent_off: 10,
    },
  )
})

it('create-reservation maps its fields to wire names', () => {
  expectRoundTrip(
    createReservation.body,
    {
      roomTypeId: 'DBL',
      rateId: 'r1',
      adults: 2,
      children: 0,
      membershipId: 'm1',
      promotionalCode: 'P',
      membershipEmail: 'a@b.c',
    },
    {
      room: 'DBL',
      selected_rate: 'r1',
      adults: 2,
      children: 0,
      membership_id: 'm1',
      promotional_code: 'P',
      membership_email: 'a@b.c',
    },
  )
  expectRoundTrip(createReservation.reply, { reference: 'F' }, { reference: 'F' })
})

it('promocode/membership maps its fields to wire names', () => {
  expectRoundTrip(findMembership.body, { email: 'a@b.c', membershipId: 'm1' }, { email: 'a@b.c', membership_id: 'm1' })
  expectRoundTrip(
    findMembership.reply,
    { promotionalCode: 'P', membershipId: 'm1', email: 'a@b.c' },
    { promotional_code: 'P', membership_id: 'm1', email: 'a@b.c' },
  )
})
