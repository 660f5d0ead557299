import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

const page = (lang: string) => `/pok/1/company/1/hotel/1/lang/${lang}/appkey/own/`

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
] as const)('J12 a page is compressed for a client that accepts %s', async (asked, way, unpack) => {
  const { app } = await createTestServer()
  const headers = { 'accept-encoding': asked }
  const answer = await app.inject({ method: 'GET', url: page('en'), headers })
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([way, 'accept-encoding'])
  const whole = unpack(answer.rawPayload).toString()
  expect(whole).toContain('id="facts"')
  expect(answer.rawPayload.length).toBeLessThan(whole.length / 2)
})

it('J12 does not compress unless asked to, nor anything short', async () => {
  const { app } = await createTestServer()
  const plain = await app.inject({ method: 'GET', url: page('en') })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body).toContain('id="facts"')
  const short = await app.inject({ method: 'GET', url: '/favicon.ico', headers: { 'accept-encoding': 'br' } })
  expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined])
})

it('J12 S11 the answer to a call is compressed', async () => {
  const guest = await (await createTestServer()).open()
  const headers = { 'accept-encoding': 'br' }
  const answer = await guest.send(searchReservations, { headers, body: { voucher: 'FOY1002', surname: 'Müller' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('FOY1002')
})

it('J12 a token is not compressed together with text that an attacker put into the address', async () => {
  const { app } = await createTestServer()
  const headers = { 'accept-encoding': 'br' }
  const answer = await app.inject({ method: 'GET', url: page('csrf-guess'), headers })
  expect(answer.body).toContain('csrf-guess')
  expect(answer.headers).not.toHaveProperty('content-encoding')
})
