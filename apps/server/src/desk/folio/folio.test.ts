import { readFolio } from '@foyer/contract/staff/folio.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Marta Vidal' })
  const read = (reference: string) => desk.call(readFolio, { params: { reference } })
  return { ...server, desk, read }
}

it('S22 the folio of a stay is its bill, as one payer', async () => {
  const { desk, read } = await createDesk()
  const { bill } = await desk.call(openStay, { params: { reference: 'FOY1011' } })
  const folio = await read('FOY1011')
  expect(folio.lines.map(({ kind, names, amount }) => ({ kind, names, amount }))).toEqual(bill.lines)
  expect(folio.folios).toMatchObject([{ charges: bill.total, paid: bill.paid, routes: [] }])
  expect(folio).toMatchObject({ reference: 'FOY1011', roomNumber: '204', state: 'inHouse', pending: bill.pending })
})
