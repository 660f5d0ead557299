import { it } from 'vitest'
import { uploadAccessCode } from './access-code.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('upload_access_code sends a code, or tracks joined by semicolons', () => {
  expectRoundTrip(
    uploadAccessCode.body,
    { reference: 'F', hotelId: 1, keyCode: '1234' },
    { reference: 'F', hotel_id: 1, access_code: '1234' },
  )
  expectRoundTrip(
    uploadAccessCode.body,
    { reference: 'F', hotelId: 1, tracks: ['a', 'b'] },
    { reference: 'F', hotel_id: 1, wefts: 'a;b' },
  )
})
