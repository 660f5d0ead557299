import { once } from 'node:events'
import { connect } from 'node:net'
import { calls } from '@foyer/contract/calls.ts'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { type AnyCall, buildUrl, MAX_DRAWING_BYTES } from '@foyer/contract/wire/call.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestServer, type TestServer } from './testing/create-test-server.ts'
import { findReservation } from './testing/journey.ts'
import { buildSampleInput } from './testing/sample-input.ts'

const posts = [...calls, ...staffCalls].filter(({ method }) => method === 'POST')

async function startListening({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Announces a body, sends none of it, and reads what is answered meanwhile. */
async function answerToHeaders(port: number, call: AnyCall): Promise<string> {
  const { params } = buildSampleInput(call)
  const socket = connect(port, '127.0.0.1')
  const type = { form: 'multipart/form-data; boundary=x', picture: 'image/png' }
  socket.write(
    [
      `POST ${buildUrl(call.path, params as Record<string, string>, {})} HTTP/1.1`,
      'host: localhost',
      `content-type: ${call.bodyAs ? type[call.bodyAs] : 'application/json'}`,
      'content-length: 1000',
      '\r\n',
    ].join('\r\n'),
  )
  const [bytes] = await once(socket, 'data')
  socket.destroy()
  return String(bytes).slice('HTTP/1.1 '.length, 12)
}

describe('R2 an unknown caller', () => {
  it('is answered by every protected call before any of the body has arrived', async () => {
    const port = await startListening(await createTestServer())
    const known = posts.filter(({ by }) => by !== 'anyone')
    const answers = await Promise.all(known.map(async (call) => [call.name, await answerToHeaders(port, call)]))
    expect(answers).toEqual(known.map(({ name }) => [name, '401']))
    expect(known.length).toBeGreaterThan(90)
  })

  it('may send next to nothing to the public calls', async () => {
    const { app } = await createTestServer()
    for (const call of posts.filter(({ by, name }) => by === 'anyone' && name !== 'setUpHotel')) {
      const payload = JSON.stringify({ text: 'x'.repeat(70_000) })
      const answer = await app.inject({
        method: 'POST',
        url: call.path,
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect([call.name, answer.statusCode]).toEqual([call.name, 413])
    }
  })
})

describe('R2 a guest’s page', () => {
  const shapes = {
    'tiny guests': `{"guests":[${'{},'.repeat(50_000)}{}]}`,
    names: `{${Array.from({ length: 50_000 }, (_, at) => `"n${at}":0`).join(',')}}`,
    lists: `{"guests":[${'[],'.repeat(50_000)}[]]}`,
    'lists in lists': `{"guests":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  }

  it.each(Object.entries(shapes))('is refused a body of countless %s before it is parsed', async (_, payload) => {
    const server = await createTestServer()
    const page = await server.open()
    await findReservation(page, 'FOY1001', 'García')
    expect(payload.length).toBeLessThan(MAX_DRAWING_BYTES)
    const large = posts.filter((call) => call.by === 'visit' && call.maxBytes === MAX_DRAWING_BYTES)
    expect(large.length).toBeGreaterThan(3)
    for (const call of large) {
      const answer = await page.browser.send({ ...page.request(call, {}), payload })
      expect([call.name, answer.statusCode, answer.json().problem]).toEqual([call.name, 400, 'unreadableBody'])
    }
  })

  it('R31 that has found no booking is refused a large signature before it is parsed', async () => {
    const server = await createTestServer()
    const page = await server.open()
    const large = calls.filter((call) => call.by === 'visit' && call.maxBytes === MAX_DRAWING_BYTES)
    // It is not JSON, so that parsing it would be answered otherwise.
    const payload = 'x'.repeat(400_000)
    const send = async (call: AnyCall) => {
      const answer = await page.browser.send({ ...page.request(call, {}), payload })
      return [call.name, answer.statusCode, answer.json().problem]
    }
    expect(large.map(({ name }) => name)).toContain('uploadSignature')
    for (const call of large) expect(await send(call)).toEqual([call.name, 404, 'reservationNotFound'])
    await findReservation(page, 'FOY1001', 'García')
    for (const call of large) expect(await send(call)).toEqual([call.name, 400, 'unreadableBody'])
  })

  it('R33 that sends many large signatures costs one query before they are received', async () => {
    const server = await createTestServer()
    const page = await server.open()
    await findReservation(page, 'FOY1001', 'García')
    const queries = vi.spyOn(server.db, 'inHotel')
    onTestFinished(() => queries.mockRestore())
    const payload = 'x'.repeat(400_000)
    const counts: number[] = []
    for (const time of ['12:00:00', '12:00:05', '12:00:10']) {
      server.setNow(`2027-05-10T${time}Z`)
      queries.mockClear()
      const answer = await page.browser.send({ ...page.request(uploadSignature, {}), payload })
      expect(answer.json().problem).toBe('unreadableBody')
      counts.push(queries.mock.calls.length)
    }
    expect(counts).toEqual([1, 0, 1])
  })

  it('R31 that has found no booking and sends forty large signatures at once costs a few queries', async () => {
    const server = await createTestServer()
    const page = await server.open()
    const queries = vi.spyOn(server.db, 'inHotel')
    onTestFinished(() => queries.mockRestore())
    const send = () => page.browser.send({ ...page.request(uploadSignature, {}), payload: 'x'.repeat(400_000) })
    const answers = await Promise.all(Array.from({ length: 40 }, send))
    expect(new Set(answers.map((answer) => answer.json().problem))).toEqual(new Set(['reservationNotFound']))
    expect(queries.mock.calls.length).toBeLessThanOrEqual(4)
  })

  it('R31 is refused an event with thousands of values before it is parsed', async () => {
    const server = await createTestServer()
    const page = await server.open()
    const payload = (values: number) => `[${'0,'.repeat(values - 1)}0]`
    const send = async (values: number) => {
      const answer = await page.browser.send({ ...page.request(trackEvent, {}), payload: payload(values) })
      return [answer.statusCode, answer.json().problem]
    }
    expect(await send(2_001)).toEqual([400, 'unreadableBody'])
    expect(await send(2_000)).toEqual([400, 'badInput'])
  })

  it('is refused more guests than a reservation has before any of them is read', async () => {
    const server = await createTestServer()
    const page = await server.open({ appKey: 'prechk' })
    const { body } = buildSampleInput(preCheckIn)
    const answer = await page.send(preCheckIn, { body: { ...body, customers: Array.from({ length: 51 }, () => ({})) } })
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'customers', issue: 'too_big' }]])
  })
})
