import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

const MB = 1024 * 1024

/** A server on a real port whose only route accepts four megabytes. */
async function createJsonServer() {
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false })
  app.post('/large', { bodyLimit: 4 * MB, config: { maxTextBytes: MB } }, async ({ body }) => ({
    length: JSON.stringify(body).length,
  }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())

  /** Sends a body that is announced as longer than it is, and collects the answer. */
  function begin(body: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    const head = ['POST /large HTTP/1.1', 'host: localhost', 'content-type: application/json']
    socket.write(`${[...head, `content-length: ${4 * MB}`].join('\r\n')}\r\n\r\n${body}`)
    return () => answer
  }
  return { url, begin }
}

it.each([
  ['brackets', '['.repeat(40), 'the body nests too deep'],
  ['values', `[${'0,'.repeat(4_001)}`, 'the body holds too much'],
  ['bytes of one text', `["${'x'.repeat(1.5 * MB)}`, 'a text of the body is too long'],
])('R2 too many %s are refused before the rest of the body arrives', async (_, body, reason) => {
  const { begin } = await createJsonServer()
  const answer = begin(body)
  await expect.poll(answer).toContain(reason)
  expect(answer()).toMatch(/^HTTP\/1\.1 400 /)
  // Its sender still sends, and would lose the answer with its connection.
  expect(answer()).not.toMatch(/connection: close/i)
})

it('reads a large body that arrives in parts', async () => {
  const { url } = await createJsonServer()
  const body = JSON.stringify(Array.from({ length: 3 }, () => 'é"\\'.repeat(150_000)))
  const answer = await fetch(`${url}/large`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await answer.json()).toEqual({ length: body.length })
})

it.each([
  ['longer than its route accepts', 'x'.repeat(4 * MB + 1), 413],
  ['empty', '', 400],
])('a body that is %s is refused', async (_, body, status) => {
  const { url } = await createJsonServer()
  const answer = await fetch(`${url}/large`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(status)
})
