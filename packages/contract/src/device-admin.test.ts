import { it } from 'vitest'
import { deviceAdmin } from './device-admin.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('the password is sent with the action, to the server only', () => {
  const body = { action: 'exitKiosk' as const, password: 'brass-key' }
  expectRoundTrip(deviceAdmin.body, body, body)
})
