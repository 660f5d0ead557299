import { markMessagesRead, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'

it('BOOKINGS-02.b a message that was read stays read, for the next visit too', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { messages } = await findReservation(page, 'FOY1002', 'Müller')
  expect(messages.map(({ read }) => read)).toEqual([false, false])
  const [first] = messages
  await page.call(markMessagesRead, { body: { reference: 'FOY1002', messages: [first?.id ?? ''] } })
  const kiosk = await server.openKiosk()
  expect((await findReservation(kiosk, 'FOY1002', 'Müller')).messages.map(({ read }) => read)).toEqual([true, false])
})

it('a visit marks nothing of a booking that it has not found, and nothing that is not of that booking', async () => {
  const server = await createTestServer()
  const [page, stranger] = [await server.open(), await server.open()]
  const { messages } = await findReservation(page, 'FOY1002', 'Müller')
  await findReservation(stranger, 'FOY1001', 'García')
  const ids = [...messages.map(({ id }) => id), 'no-id-at-all']
  await expect(
    stranger.call(markMessagesRead, { body: { reference: 'FOY1002', messages: ids } }),
  ).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await stranger.call(markMessagesRead, { body: { reference: 'FOY1001', messages: ids } })
  const [reservation] = (await page.call(visitReservations)).reservations
  expect(reservation?.messages.map(({ read }) => read)).toEqual([false, false])
})
