import { it } from 'vitest'
import { startPickUp } from './pick-up.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('start-pick-up-process maps its fields to wire names', () => {
  expectRoundTrip(
    startPickUp.body,
    { appId: 'kiosk', hotelId: 3, isPok: true, reference: 'RAC3001' },
    { app_id: 'kiosk', hotel: 3, is_pok: true, voucher: 'RAC3001' },
  )
})

it('replies with the number that later calls use', () => {
  expectRoundTrip(startPickUp.reply, { pickUpProcess: 'PU-3001' }, { pick_up_proccess_number: 'PU-3001' })
})
