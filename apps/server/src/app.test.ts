import { calls } from '@foyer/contract/calls.ts'
import { updateLog } from '@foyer/contract/checkin-log.ts'
import { rateExperience } from '@foyer/contract/rating.ts'
import { endVisit, searchReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { withOwnerClient } from './platform/database/testing/owner-client.ts'
import { createTestServer } from './testing/create-test-server.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from './testing/journey.ts'

it('T19 a whole journey, its mistakes included, leaves nothing of the guest in the log', async () => {
  const lines: string[] = []
  const server = await createTestServer({ logTo: { write: (line) => lines.push(line) } })
  const page = await server.open()
  await page.send(searchReservations, { body: { voucher: 'CANARY1', surname: 'Canaryson' } })
  await page.send(searchReservations, { body: { voucher: '\u0000CANARY1', surname: 'Canaryson' } })
  await page.send(searchReservations, { body: { voucher: 7, surname: ['Canaryson'] } })
  const found = await findReservation(page, 'FOY1001', 'García López')
  const payload = (changes: object) =>
    found.guests.map((guest) =>
      buildGuestPayload(guest, {
        firstName: 'Canary',
        lastName: 'Canaryson',
        documentNumber: 'CANARY42',
        email: 'canary@example.com',
        ...changes,
      }),
    )
  await saveGuests(page, found, payload({ street: 'canary\u0000' })).catch(() => {})
  await saveGuests(page, found, payload({ email: 'canary' })).catch(() => {})
  await saveGuests(page, found, payload({}))
  await sign(page, found)
  const { keyCode } = await arrive(page, found)
  await page.call(rateExperience, { params: { reservationId: found.id }, body: { rating: 5 } })
  await page.send(updateLog, { params: { code: 'CANARY' }, body: { status: 'error', errors: ['Canaryson'] } })
  await page.send(updateLog, { params: { code: 'FOY1001' }, body: { status: 'completed' } })
  await server.app.inject({ method: 'GET', url: '/canary/Canaryson?surname=Canaryson' })
  await server.app.inject({ method: 'GET', url: '/%canary' })
  await server.app.inject({ method: 'GET', url: `${page.url}check-in?voucher=FOY1001&surname=Canaryson` })
  await server.app.inject({
    method: 'POST',
    url: endVisit.path,
    payload: '{"canary"',
    headers: { 'content-type': 'application/json' },
  })
  // Our own errors are logged with their message.
  await withOwnerClient(server.db.ownerUrl, (client) => client.query('alter table ratings rename to canary_free'))
  const failed = await page.send(rateExperience, { params: { reservationId: found.id }, body: { rate_experience: 5 } })
  expect([failed.statusCode, failed.json()]).toEqual([500, { problem: 'unexpected' }])

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(15)
  expect(log).toContain('"route":"/api/check-in/"')
  expect(log).toContain('relation \\"ratings\\" does not exist')
  expect(log).not.toMatch(/canary(?!_free)/i)
  for (const secret of ['FOY1001', 'García', keyCode ?? '', page.csrf, found.id, ...page.browser.cookies.values()]) {
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
})

it('describes every call', async () => {
  const { app } = await createTestServer()
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/docs/json' })
  expect(statusCode).toBe(200)
  const { paths } = JSON.parse(body)
  for (const { name, method, path } of calls) {
    const { summary } = paths[path]?.[method.toLowerCase()] ?? {}
    expect([name, String(summary).split(', ')]).toEqual([name, expect.arrayContaining([name])])
  }
})

it('every call of the contract is built', async () => {
  const { app } = await createTestServer()
  const { paths } = (await app.inject({ method: 'GET', url: '/api/docs/json' })).json<{ paths: object }>()
  const operations = Object.values(paths).flatMap((path: object) => Object.values(path) as object[])
  expect(operations.flatMap((operation) => Reflect.get(operation, 'x-not-built') ?? [])).toEqual([])
})

it('answers of calls are never cached, and neither are refusals', async () => {
  const server = await createTestServer()
  const page = await server.open()
  for (const call of calls) {
    expect([call.name, (await page.send(call, {})).headers['cache-control']]).toEqual([call.name, 'no-store'])
  }
})
