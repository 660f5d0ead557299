import { it } from 'vitest'
import { generateKey } from './keys.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('generate-key-provider maps its fields to wire names', () => {
  expectRoundTrip(
    generateKey.body,
    {
      roomNumber: '204',
      reference: 'F',
      startDate: '2030-01-02',
      endDate: '2030-01-04',
      operation: 'checkin',
      appId: 'kiosk',
    },
    {
      room_code: '204',
      reference: 'F',
      start_date: '2030-01-02',
      end_date: '2030-01-04',
      operation_type: 'checkin',
      app_id: 'kiosk',
    },
  )
  expectRoundTrip(generateKey.reply, { keyCode: '1234' }, { key_code: '1234' })
})
