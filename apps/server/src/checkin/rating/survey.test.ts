import { answerSurvey } from '@foyer/contract/checkout.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { checkOutGuest, maeve } from '../checkout/testing/check-out-guest.ts'

it('API-38.b saves rating and comment after check-out, the latest counts, and a low one alerts the desk', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const said = (rating: number, comment?: string) => kiosk.send(answerSurvey, { body: { rating, comment } })
  expect((await said(5)).statusCode).toBe(404)
  await checkOutGuest(kiosk, maeve)
  for (const rating of [0, 6, 2.5]) expect((await said(rating)).statusCode).toBe(400)
  expect((await said(5, 'x'.repeat(2001))).statusCode).toBe(400)
  expect((await said(5, ' Lovely ')).statusCode).toBe(200)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const kinds = async () => (await desk.call(listAlerts)).open.map(({ kind, reference }) => [kind, reference])
  expect(await kinds()).not.toContainEqual(['lowRating', 'FOY1012'])
  expect((await said(2, 'Cold coffee')).statusCode).toBe(200)
  expect(await kinds()).toContainEqual(['lowRating', 'FOY1012'])
  const kept = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('surveys').select(['reservation_id', 'stars', 'comment']).execute(),
  )
  expect(kept).toEqual([{ reservation_id: demoId('FOY1012'), stars: 2, comment: 'Cold coffee' }])
})
