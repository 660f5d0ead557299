import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bootHub, hubAccess } from './hub.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const token = 'A'.repeat(43)

it('a hub reports its token, port and version, and receives the origin of the pages it may serve', () => {
  const body = { pairing: 'secret', token, port: 9988, version: '0.1.0' }
  expectRoundTrip(bootHub.body, body, body)
  expectRoundTrip(bootHub.reply, { origin: 'https://checkin.example' }, { origin: 'https://checkin.example' })
})

it('rejects a token that does not fit into a subprotocol', () => {
  const told = { pairing: 'secret', token: `${'A'.repeat(42)},`, port: 9988, version: '1' }
  expect(z.safeParse(bootHub.body, told).success).toBe(false)
})

it('a kiosk receives every hub that may be its own', () => {
  const reply = { hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token }] }
  expectRoundTrip(hubAccess.reply, reply, reply)
})
