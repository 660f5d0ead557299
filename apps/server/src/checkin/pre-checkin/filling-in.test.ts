import { reportFillingIn } from '@foyer/contract/filling-in.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { openDemoLink } from './testing/party.ts'

async function createParty() {
  const server = await createTestServer()
  const [first, second] = [await openDemoLink(server), await openDemoLink(server)]
  const [one, two] = first.reservation.guests
  if (!one || !two) throw new Error('Two are booked.')
  const report = async ({ page, reservation: { reference } }: typeof first, guestId?: string) =>
    (await page.call(reportFillingIn, { body: { reference, ...(guestId && { guestId }) } })).elsewhere
  return { server, first, second, one, two, report }
}

it('G32 a phone learns whom another phone of the party is filling in, until that one leaves the form', async () => {
  const { first, second, one, two, report } = await createParty()
  expect(await report(first, one.id)).toEqual([])
  expect(await report(second)).toEqual([one.id])
  expect([await report(second, two.id), await report(first, one.id)]).toEqual([[one.id], [two.id]])
  await report(first)
  expect(await report(second, two.id)).toEqual([])
})

it('G32 a phone that was put away or has ended its visit no longer fills anyone in', async () => {
  const { server, first, second, one, report } = await createParty()
  await report(first, one.id)
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('visit_reservations')
      .set({ filling_in_at: sql<Date>`clock_timestamp() - interval '31 seconds'` })
      .where('filling_in', 'is not', null)
      .execute(),
  )
  expect(await report(second)).toEqual([])
  await report(first, one.id)
  expect(await report(second)).toEqual([one.id])
  await first.page.call(endVisit)
  expect(await report(second)).toEqual([])
})

it('G32 a guest of another reservation cannot be reported, and a stranger learns nothing', async () => {
  const { server, first, second, one, report } = await createParty()
  const [stranger] = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('guests').select('id').where('reservation_id', '<>', first.reservation.id).limit(1).execute(),
  )
  await report(first, stranger?.id)
  expect(await report(second)).toEqual([])
  await report(first, one.id)
  const page = await server.open({ appKey: 'prechk' })
  await expect(report({ page, reservation: first.reservation })).rejects.toMatchObject({
    problem: 'reservationNotFound',
  })
})
