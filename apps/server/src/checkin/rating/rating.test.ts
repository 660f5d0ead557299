import { rateExperience } from '@foyer/contract/rating.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'

it('API-28.a SHELL-23.b saves the latest rating, from one to five, of a stay that the visit has found', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { id } = await findReservation(page, 'FOY1001', 'García')
  const rate = (rate_experience: unknown, reservationId = id) =>
    page.send(rateExperience, { params: { reservationId }, body: { rate_experience } })
  expect((await rate(2)).json()).toEqual({ success: true })
  expect((await rate(5)).json()).toEqual({ success: true })
  for (const stars of [0, 6, -1, 2.5, '5', null]) expect((await rate(stars)).statusCode).toBe(400)
  expect((await rate(1, demoId('FOY1002'))).statusCode).toBe(404)
  expect((await rate(1, 'nothing')).statusCode).toBe(404)
  const kept = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('ratings').select(['reservation_id', 'stars']).execute(),
  )
  expect(kept).toEqual([{ reservation_id: id, stars: 5 }])
})

it.each(['cancelled', 'noShow'] as const)(
  'API-28.b a booking without a stay (%s) answers errors, and no rating is saved',
  async (state) => {
    const server = await createTestServer()
    const page = await server.open()
    const { id } = await findReservation(page, 'FOY1001', 'García')
    const rate = () => page.send(rateExperience, { params: { reservationId: id }, body: { rate_experience: 4 } })
    expect((await rate()).json()).toEqual({ success: true })
    await server.db.inHotel(1, async (tx) => {
      await tx.deleteFrom('ratings').execute()
      await tx.updateTable('reservations').set({ state }).where('id', '=', id).execute()
    })
    expect((await rate()).json()).toEqual({ success: false, errors: ['no one has stayed on this booking'] })
    const kept = await server.db.inHotel(1, (tx) => tx.selectFrom('ratings').select('stars').execute())
    expect(kept).toEqual([])
  },
)
