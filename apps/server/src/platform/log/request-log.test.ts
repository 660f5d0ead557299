import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { expect, it, vi } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createLoggingServer() {
  const lines: string[] = []
  const server = await createTestServer({ logTo: { write: (line) => void lines.push(line) } })
  /** The lines that were written during the work, once there are as many. */
  const during = async (work: () => Promise<unknown>, count = 1) => {
    const before = lines.length
    await work()
    await vi.waitFor(() => expect(lines.length - before).toBe(count))
    return lines.slice(before).map((line) => JSON.parse(line))
  }
  return { ...server, lines, during }
}

const allowed = [
  'hotel',
  'hostname',
  'level',
  'method',
  'ms',
  'msg',
  'pid',
  'problem',
  'reqId',
  'route',
  'status',
  'time',
]

it('N28 one line per request: method, route pattern, status, milliseconds, hotel and request id, with a named level', async () => {
  const { open, app, db, during, lines } = await createLoggingServer()
  const page = await open()
  const found = await during(() => findReservation(page, 'FOY1001', 'García'))
  expect(found).toMatchObject([
    { level: 'info', method: 'POST', route: searchReservations.path, status: 200, hotel: 1, msg: 'request' },
  ])
  expect(found[0]).toMatchObject({ ms: expect.any(Number), reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  const missed = await during(() =>
    page.send(searchReservations, { body: { surname: 'Canaryson', voucher: 'FOY9876' } }),
  )
  expect(missed).toMatchObject([{ level: 'info', status: 404, hotel: 1, problem: 'reservationNotFound' }])
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist' })
  expect(await during(() => desk.call(listArrivals))).toMatchObject([{ method: 'GET', status: 200, hotel: 1 }])
  const address = '/pok/1/company/1/hotel/1/lang/en/appkey/web?surname=Canaryson&voucher=FOY9876'
  expect(await during(() => app.inject({ method: 'GET', url: address }))).toMatchObject([{ method: 'GET', hotel: 1 }])
  const strange = await during(() => app.inject({ method: 'GET', url: '/Canaryson/%FF?FOY9876' }))
  expect(strange).toMatchObject([{ level: 'info', status: 404, problem: 'notFound' }])
  for (const line of lines) {
    expect(line).not.toMatch(/Canaryson|García|FOY\d|foyer_|cookie/)
    expect(Object.keys(JSON.parse(line)).filter((name) => !allowed.includes(name))).toEqual([])
  }
})

it('N28 an error is one line too, at level error, with where it happened and nothing of what was sent', async () => {
  const { app, db, open, during } = await createLoggingServer()
  const page = await open()
  await findReservation(page, 'FOY1001', 'García')
  await db.asOwner((owner) => owner.query('alter table reservations rename to away'))
  const failed = await during(() => page.send(visitReservations, {}))
  expect(failed).toMatchObject([{ level: 'error', status: 500, hotel: 1, problem: 'unexpected' }])
  expect(failed[0].err.message).toContain('database error 42P01')
  expect(await during(() => app.inject({ method: 'GET', url: '/api/nothing/Canaryson' }))).toMatchObject([
    { level: 'info', status: 404 },
  ])
})
