import { calls } from '@foyer/contract/calls.ts'
import { headers } from '@foyer/contract/headers.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { beachDocument } from '../../demo/beach.ts'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { buildSampleInput } from '../../testing/sample-input.ts'

/** Everything on the wire that names something of a hotel, pointing at the second one. */
const ofBeach = {
  hotel: 2,
  hotelId: 2,
  hotel_id: 2,
  pok_hotel_id: 2,
  company_id: 1,
  appkey: 'own',
  app_id: 'kiosk',
  reference: 'FOY2001',
  voucher: 'FOY2001',
  reservation: 'FOY2001',
  booking: 'FOY2001',
  code: 'FOY2001',
  surname: 'Jensen',
  reservation_id: demoId('FOY2001'),
  reservationId: demoId('FOY2001'),
  id: demoId('FOY2001 guest 1'),
  person_id: demoId('FOY2001 guest 1'),
  customer_id: demoId('FOY2001 guest 1'),
  room_code: '12',
  room_number: '12',
}

/** The calls of a guest's page. */
const ofPages = calls.filter(({ by }) => by === 'visit' || by === 'user')

function isDecodable({ body, bodyAs }: AnyCall, sample: object): boolean {
  return bodyAs !== undefined || z.safeDecode(body, sample as never).success
}

it('the samples have the form that the calls require', () => {
  for (const call of ofPages) {
    expect([call.name, isDecodable(call, buildSampleInput(call, ofBeach).body)]).toEqual([call.name, true])
  }
})

it('T10 a visit of one hotel can neither see nor change anything of another, by any call', async () => {
  const server = await createTestServer()
  const flags = { ...beachDocument.flags, phone_key_proof: 'nothing' } as const
  await server.publish(2, { ...beachDocument, flags, authority: { name: 'file' } })
  const beach = await server.open({ hotelId: 2 })
  const { room } = await checkIn(beach, 'FOY2001', 'Jensen')
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  const before = await printTables(server.db, 2)
  // No delivery is tried again meanwhile.
  expect(before['deliveries of 2']).toBe('0 ')
  const secrets = ['Jensen', 'Mikkel', 'ana.1@example.com', 'C01X00T41', room.keyCode ?? '', demoId('FOY2001')]
  for (const call of ofPages) {
    const input = buildSampleInput(call, ofBeach)
    for (const more of [{}, { [headers.companyId]: '2', [headers.isPok]: 'true', [headers.appType]: 'rac' }]) {
      const answer = await page.send(call, { ...input, headers: more })
      expect([call.name, answer.statusCode < 500]).toEqual([call.name, true])
      for (const secret of secrets) expect([call.name, answer.body.includes(secret)]).toEqual([call.name, false])
    }
    // With the other hotel's id in the header, the visit isn't valid at all.
    const claimed = await page.send(call, { ...input, headers: { [headers.hotelId]: '2' } })
    // Calls that take a picture or a form check the media type first.
    const refusals = call.bodyAs ? [401, 415] : [401]
    expect([call.name, claimed.statusCode]).toEqual([call.name, expect.toBeOneOf(refusals)])
  }
  expect(await printTables(server.db, 2)).toEqual(before)
})

it('T10 ids in headers and bodies are labels: the visit decides', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const [search] = calls.filter(({ name }) => name === 'searchReservations')
  if (!search) throw new Error('There is no search.')
  const answer = await page.send(search, {
    body: {
      voucher: 'FOY1001',
      surname: 'García',
      hotel: 2,
      hotelId: 2,
      companyId: 9,
      user_id: 'admin',
      appkey: 'kiosk',
    },
    headers: { [headers.companyId]: '9', [headers.isPok]: 'true' },
  })
  expect(answer.json().reservations).toMatchObject([{ reference: 'FOY1001', room: { hotelId: 1 } }])
})
