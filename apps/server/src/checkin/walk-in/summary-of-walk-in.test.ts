import { searchReservations } from '@foyer/contract/reservation.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { createReservation, searchAvailability } from '@foyer/contract/walk-in.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

it('the summary of a walk-in shows what was shown before booking, including the discount', async () => {
  const kiosk = await (await createTestServer()).openKiosk()
  const promotionalCode = 'LOBBY10'
  const asked = { hotelId: 1, nights: 2, adults: 1, children: 0, promotionalCode }
  const { rooms } = await kiosk.call(searchAvailability, { body: asked })
  const rateId = rooms[0]?.rates[0]?.id ?? ''
  const body = { roomTypeId: 'classic', rateId, adults: 1, children: 0, promotionalCode }
  const { reference } = await kiosk.call(createReservation, { body })
  await kiosk.call(searchReservations, { body: { voucher: reference } })
  const answer = await kiosk.send(fetchSummary, { body: { voucher: reference, is_pok: true } })
  expect(answer.json()).toMatchObject({ total_value: 307, pending_value: 307, total_taxes: 10 })
})
