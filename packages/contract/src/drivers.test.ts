import { it } from 'vitest'
import { addDriver, removeDriver } from './drivers.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const said = { hotelId: 3, reference: 'RAC3002', pickUpProcess: 'PU-3002' }
const wire = { hotel_id: 3, reference: 'RAC3002', pick_up_proccess_number: 'PU-3002' }

it('adds and removes a driver under the number of the pick-up', () => {
  expectRoundTrip(addDriver.body, said, wire)
  expectRoundTrip(
    removeDriver.body,
    { ...said, driver: 'guest-2', confirmed: true },
    { ...wire, guest_id: 'guest-2', confirmed: true },
  )
})
