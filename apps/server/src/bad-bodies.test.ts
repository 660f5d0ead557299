import { calls } from '@foyer/contract/calls.ts'
import { confirmArrival } from '@foyer/contract/guests.ts'
import { headers } from '@foyer/contract/headers.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { isProblemCode, problems } from '@foyer/domain/problem/problem.ts'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { badBodies, badValues } from './testing/bad-bodies.ts'
import { createTestServer, type TestServer } from './testing/create-test-server.ts'
import type { GuestPage } from './testing/guest-page.ts'
import { findReservation } from './testing/journey.ts'
import { printTables } from './testing/print-tables.ts'
import { buildSampleInput } from './testing/sample-input.ts'

const posts = calls.filter(({ method, name }) => method === 'POST' && name !== 'endVisit')

/** Some hundred requests each. */
const patient = { timeout: 240_000 }

const quarters = [0, 1, 2, 3].map((at) => ({ quarter: at + 1, some: posts.filter((_, place) => place % 4 === at) }))

/**
 * Asserts that a refusal is the client's fault: a code from the catalogue with its own status, and
 * a short text.
 */
function expectProblemOrAnswer(what: string, { statusCode, body }: LightMyRequestResponse): void {
  if (statusCode === 200) return
  const { problem } = JSON.parse(body)
  expect([what, isProblemCode(problem)]).toEqual([what, true])
  expect([what, statusCode]).toEqual([what, problems[problem as keyof typeof problems].status])
  expect([what, statusCode < 500]).toEqual([what, true])
  expect([what, body.length < 5_000]).toEqual([what, true])
}

/** A body that can't be parsed doesn't count as an attempt. */
function mayHaveTried({ statusCode, body }: LightMyRequestResponse): boolean {
  return statusCode === 200 || !['badInput', 'unreadableBody', 'bodyTooLarge'].includes(JSON.parse(body).problem)
}

async function openGuestPage(server: TestServer): Promise<GuestPage> {
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  return page
}

it.each(quarters)(
  'every call answers every bad body with a refusal from the catalogue, quarter $quarter',
  patient,
  async ({ some }) => {
    const server = await createTestServer()
    const page = await openGuestPage(server)
    for (const call of some) {
      const request = page.request(call, buildSampleInput(call, { code: 'FOY1001' }))
      for (const [what, payload] of Object.entries(badBodies)) {
        const answer = await page.browser.send({ ...request, payload })
        expectProblemOrAnswer(`${call.name}: ${what}`, answer)
        if (mayHaveTried(answer)) await server.db.directory.deleteFrom('failed_tries').execute()
      }
    }
  },
)

it.each(quarters)(
  'every call answers every bad value anywhere in its body with a refusal, quarter $quarter',
  patient,
  async ({ some }) => {
    const server = await createTestServer()
    const page = await openGuestPage(server)
    const sent = new Set<string>()
    for (const call of some) {
      const { params, query, body } = buildSampleInput(call, {
        reference: 'FOY1001',
        voucher: 'FOY1001',
        code: 'FOY1001',
      })
      for (const [what, value] of Object.entries(badValues)) {
        for (const worse of withOneBadValue({ ...body, lang: 'en', hotelId: 1 }, value)) {
          const sorts = describeParsing(call, what, worse)
          if (sorts.every((sort) => sent.has(sort))) continue
          for (const sort of sorts) sent.add(sort)
          expectProblemOrAnswer(`${call.name}: ${what}`, await page.send(call, { params, query, body: worse }))
        }
        await server.db.directory.deleteFrom('failed_tries').execute()
      }
    }
  },
)

it('no refusal repeats what was sent', patient, async () => {
  const server = await createTestServer()
  const page = await openGuestPage(server)
  for (const call of posts) {
    const { params, query, body } = buildSampleInput(call)
    for (const worse of withOneBadValue(body, 'CANARY<script>')) {
      const answer = await page.send(call, { params, query, body: { ...worse, CANARY: 'CANARY' } })
      expect([call.name, answer.body.includes('CANARY')]).toEqual([call.name, false])
    }
    await server.db.directory.deleteFrom('failed_tries').execute()
  }
  for (const url of [
    '/CANARY',
    '/%CANARY',
    `/api/checkin/log/update/${'CANARY'.repeat(200)}/`,
    '/pok/1/company/%zz/CANARY',
  ]) {
    const answer = await server.app.inject({ method: 'POST', url, payload: {} })
    expect([url.slice(0, 40), answer.statusCode, answer.json()]).toEqual([
      url.slice(0, 40),
      404,
      { problem: 'notFound' },
    ])
  }
})

it('a body that falsely claims to be compressed, or is longer than it claims, does no harm', async () => {
  const server = await createTestServer()
  const page = await openGuestPage(server)
  const [search] = calls.filter(({ name }) => name === 'searchReservations')
  if (!search) throw new Error('There is no search.')
  for (const headers of [{ 'content-encoding': 'gzip' }, { 'content-length': '5' }, { 'content-length': '5000' }]) {
    const request = page.request(search, { headers })
    expectProblemOrAnswer('a lie', await page.browser.send({ ...request, payload: '{"surname":"x"}' }))
  }
  const packed = page.request(search, { headers: { 'content-encoding': 'gzip' } })
  const bytes = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
  expect((await page.browser.send({ ...packed, payload: bytes })).statusCode).toBe(400)
})

it('endless nesting is rejected even where any value is allowed', async () => {
  const server = await createTestServer()
  const page = await openGuestPage(server)
  const body = JSON.stringify(buildSampleInput(confirmArrival, { reference: 'FOY1001' }).body)
  for (const depth of [100, 100_000]) {
    const deep = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const payload = body.replace('"printer_configuration":{}', `"printer_configuration":${deep}`)
    expect(payload.length).toBeGreaterThan(2 * depth)
    const answer = await page.browser.send({ ...page.request(confirmArrival, {}), payload })
    expect([depth, answer.statusCode, answer.json().problem]).toEqual([depth, 400, 'unreadableBody'])
  }
})

/**
 * The specification's only GET that changes something; only a script of our own page can call it.
 */
const changing = ['removePreCheckin']

it('T5 no plain GET changes anything, of the calls and of the pages', async () => {
  expect(calls.filter(({ method, changes }) => method === 'GET' && changes).map(({ name }) => name)).toEqual(changing)
  const server = await createTestServer()
  const page = await openGuestPage(server)
  const before = await printTables(server.db)
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const input = buildSampleInput(call, { code: 'FOY1001', surname: 'García', reservation: 'FOY1001' })
    const without = call.changes ? { [headers.csrf]: undefined } : {}
    expectProblemOrAnswer(call.name, await page.send(call, { ...input, headers: without }))
  }
  for (const url of [
    page.url,
    '/pok/1/company/1/hotel/1/lang/en/',
    '/pok/1/company/1/hotel/1/lang/en/appkey/kiosk/',
    '/pok/',
    '/',
    '/theme/1/1.css',
    '/theme/default.css',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/docs/json',
  ]) {
    const { statusCode } = await page.browser.send({ method: 'GET', url })
    expect([url, statusCode < 400]).toEqual([url, true])
  }
  expect(await printTables(server.db)).toEqual(before)
})

/**
 * The schema rejects in one way, before the caller is checked, so each rejected value is sent once
 * to each call and tried in every position here. An accepted value is sent once for each way it is
 * parsed. Only the language is read from the raw body, in one place for all calls.
 */
function describeParsing(call: AnyCall, what: string, body: object): string[] {
  const read = z.safeDecode(call.body, body)
  if (!read.success) return [`${call.name} refuses ${what}`]
  return [`${call.name} reads ${JSON.stringify(read.data)}`, `lang ${JSON.stringify('lang' in body && body.lang)}`]
}

/** Copies of the body, each with another of its values replaced, at every depth. */
function withOneBadValue(value: unknown, worse: unknown): object[] {
  return listPaths(value).map((path) => replaceAt(value, path, worse) as object)
}

function listPaths(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [[name], ...listPaths(part).map((path) => [name, ...path])])
}

function replaceAt(value: unknown, [name, ...rest]: string[], worse: unknown): unknown {
  if (name === undefined) return worse
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === name ? replaceAt(part, rest, worse) : part))
  const parts = value as Record<string, unknown>
  return { ...parts, [name]: replaceAt(parts[name], rest, worse) }
}
