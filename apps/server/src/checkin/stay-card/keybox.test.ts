import { keyboxQr } from '@foyer/contract/qr.ts'
import { expect, it } from 'vitest'
import { readQr } from '../../book/qr/testing/read-qr.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'

const reference = 'FOY1003'

it('API-49.i the key box’s code can be requested again only with the key, and ends with the stay', async () => {
  const server = await createTestServer()
  const keybox = (on: boolean) =>
    server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, keybox: on } })
  await keybox(true)
  const page = await server.open()
  await findReservation(page, reference, 'Rossi')
  await expect(page.call(keyboxQr, { body: { reference } })).rejects.toMatchObject({ problem: 'notCheckedIn' })
  const { room } = await checkIn(page, reference, 'Rossi')
  const { keyboxQrUri } = await page.call(keyboxQr, { body: { reference } })
  expect(readQr(Buffer.from(keyboxQrUri.split(',')[1] ?? '', 'base64'))).toBe(room.keyCode)

  const stranger = await server.open()
  await findReservation(stranger, reference, 'Rossi')
  await expect(stranger.call(keyboxQr, { body: { reference } })).rejects.toMatchObject({ problem: 'notCheckedIn' })

  await keybox(false)
  await expect(page.call(keyboxQr, { body: { reference } })).rejects.toMatchObject({ problem: 'notFound' })
  await keybox(true)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'departed' }).where('reference', '=', reference).execute(),
  )
  await expect(page.call(keyboxQr, { body: { reference } })).rejects.toMatchObject({ problem: 'notCheckedIn' })
})
