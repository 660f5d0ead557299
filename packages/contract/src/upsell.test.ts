import { it } from 'vitest'
import { expectRoundTrip } from './testing/round-trip.ts'
import { confirmUpsell, fetchUpsells, removeUpsell } from './upsell.ts'

const asked = {
  hotelId: 3,
  isPok: true,
  reference: 'RAC3002',
  action: 'list' as const,
  pickUpProcess: 'P1',
  language: 'en',
}

const askedWire = {
  hotel_id: 3,
  is_pok: true,
  reference: 'RAC3002',
  action: 'list',
  pick_up_proccess_number: 'P1',
  language: 'en',
}

it('rac-upsell maps its fields to wire names', () => {
  expectRoundTrip(fetchUpsells.body, asked, askedWire)
  expectRoundTrip(
    fetchUpsells.reply,
    [
      {
        group: { code: 'C', name: 'Compact' },
        vehicle: { plate: '1234ABC' },
        total: { minor: 4500, currency: 'EUR' },
        deposit: { minor: 60000, currency: 'EUR' },
        bookedDeposit: { minor: 30000, currency: 'EUR' },
        rentalTotal: { minor: 20500, currency: 'EUR' },
        currency: 'EUR',
        days: 3,
        checked: false,
        confirmed: true,
      },
    ],
    [
      {
        group: { groupCode: 'C', name: 'Compact' },
        vehicle: { plate: '1234ABC' },
        totalValue: 45,
        deposit: 600,
        booked_deposit: 300,
        rental_total: 205,
        currency: 'EUR',
        numberOfDays: 3,
        checked: false,
        confirmed: true,
      },
    ],
  )
})

it.each([confirmUpsell, removeUpsell])('$name adds group and plate', ({ body }) => {
  const choice = { groupCode: 'C', plate: '1234ABC' }
  expectRoundTrip(body, { ...asked, ...choice }, { ...askedWire, ...choice })
})
