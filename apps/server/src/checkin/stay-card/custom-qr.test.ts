import { makeQr } from '@foyer/contract/qr.ts'
import { expect, it } from 'vitest'
import { readQr } from '../../book/qr/testing/read-qr.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'

const template = 'https://gate.example.com/{hotel}/{room}?to={departure}&name={surname}'
const body = { reference: 'FOY1003', template, pmsHotelId: 'PAL7' }

it('API-41.b P5 the code contains the hotel’s own text, filled in by the server, only for guests with the key', async () => {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, custom_qr_active: true, custom_qr_template: template, pms_hotel_id: 'PAL7' }
  await server.publish(1, { ...palaceDocument, flags })
  const page = await server.open()
  await findReservation(page, 'FOY1003', 'Rossi')
  await expect(page.call(makeQr, { body })).rejects.toMatchObject({ problem: 'notCheckedIn' })
  const { room, endDate } = await checkIn(page, 'FOY1003', 'Rossi')
  const { picture } = await page.call(makeQr, { body })
  const filled = `https://gate.example.com/PAL7/${room.number}?to=${endDate}&name=Rossi`
  expect(readQr(Buffer.from(picture, 'base64'))).toBe(filled)
  // Content that a page has made up is never drawn.
  for (const other of [{ template: 'https://evil.example.com' }, { pmsHotelId: 'X' }])
    await expect(page.call(makeQr, { body: { ...body, ...other } })).rejects.toMatchObject({ problem: 'badInput' })
  const stranger = await server.open()
  await findReservation(stranger, 'FOY1003', 'Rossi')
  await expect(stranger.call(makeQr, { body })).rejects.toMatchObject({ problem: 'notCheckedIn' })
})

it('CONFIG-10.b there is none if it is turned off', async () => {
  const page = await (await createTestServer()).open()
  await checkIn(page, 'FOY1003', 'Rossi')
  await expect(page.call(makeQr, { body })).rejects.toMatchObject({ problem: 'badInput' })
})
