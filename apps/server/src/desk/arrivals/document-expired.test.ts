import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation, saveParty } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

it.each([
  ['an expired document does not stop the check-in, and the desk sees it', '2027-05-09', true],
  ['a document is valid on its last day', '2027-05-10', undefined],
])('%s', async (_, expiryDate, expired) => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found, { expiryDate })
  expect((await findReservation(page, 'FOY1001', 'García López')).guests[0]?.state).toBe('complete')
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { guests } = await desk.call(openStay, { params: { reference: 'FOY1001' } })
  expect(guests[0]).toMatchObject({ documentExpires: expiryDate, complete: true })
  expect(guests[0]?.documentExpired).toBe(expired)
})

it('accepts a document that expired after its holder had left', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found, { expiryDate: '2027-06-30' })
  server.setNow('2027-08-01T10:00:00Z')
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { guests } = await desk.call(openStay, { params: { reference: 'FOY1001' } })
  expect(guests[0]?.documentExpired).toBeUndefined()
})
