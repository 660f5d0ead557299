import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

/** Sends bytes and returns the statuses answered on the connection, in order. */
async function openConnection(): Promise<(bytes: string) => Promise<string[]>> {
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => true })
  app.server.on('upgrade', (_, stream) => stream.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  app.all('/*', async () => ({}))
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return async (bytes) => {
    const line = connect(port, '127.0.0.1')
    await once(line, 'connect')
    line.end(bytes, 'latin1')
    return [...(await text(line)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => String(status))
  }
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const get = (...headers: string[]) => lines('GET / HTTP/1.1', ...headers)
const json = 'Content-Type: application/json'
const post = (body: string, ...headers: string[]) => `${lines('POST / HTTP/1.1', 'Host: a', json, ...headers)}${body}`
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']

it.each([
  ['a name', get('Host: a')],
  ['a name and a port', get('Host: foyer_1.example.com:8080')],
  ['an address', get('Host: [::1]:8080')],
  ['an absolute address, as sent to a proxy', lines('GET HTTP://A:8080/x HTTP/1.1', 'Host: a:8080')],
  ['HTTP/1.0 without a name', lines('GET / HTTP/1.0')],
  ['a chunked body', post('2\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: Chunked')],
])('%s is answered', async (_, bytes) => {
  const send = await openConnection()
  expect(await send(bytes)).toEqual(['200'])
})

it('an upgraded connection has one host name too', async () => {
  const send = await openConnection()
  expect(await send(get('Host: a', ...upgrade))).toEqual(['101'])
  expect(await send(get('Host: a', 'Host: b', ...upgrade))).toEqual(['400'])
})

it.each([
  ['two names', get('Host: a', 'Host: b')],
  ['the same name twice', get('Host: a', 'hOST: a')],
  ['two names in one', get('Host: a, b')],
  ['no name', get()],
  ['an empty name', get('Host:')],
  ['a user at a name', get('Host: a@b')],
  ['a name with a path', get('Host: a/b')],
  ['the address of another host', lines('GET http://b/x HTTP/1.1', 'Host: a')],
  ['an address of no host', lines('GET file:///etc/passwd HTTP/1.1', 'Host: a')],
  ['another protocol', lines('GET / HTTP/2.0', 'Host: a')],
  ['no protocol', lines('GET /')],
  ['a length and chunks', post('0\r\n\r\n', 'Content-Length: 5', 'Transfer-Encoding: chunked')],
  ['chunks and a length', post('0\r\n\r\n', 'Transfer-Encoding: chunked', 'Content-Length: 5')],
  ['two lengths', post('abcde', 'Content-Length: 3', 'Content-Length: 5')],
  ['the same length twice', post('abcde', 'Content-Length: 5', 'Content-Length: 5')],
  ['a length with a sign', post('abcde', 'Content-Length: +5')],
  ['chunks of something else', post('0\r\n\r\n', 'Transfer-Encoding: gzip, chunked')],
  ['chunks twice', post('0\r\n\r\n', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')],
  ['chunks and then identity', post('0\r\n\r\n', 'Transfer-Encoding: chunked, identity')],
  ['chunks in HTTP/1.0', `${lines('POST / HTTP/1.0', 'Host: a', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['a header over two lines', get('Host: a', 'X: a', ' b')],
  ['chunks over two lines', post('0\r\n\r\n', 'Transfer-Encoding:', ' chunked')],
  ['a space before the colon', get('Host: a', 'X : a')],
  ['a lone line feed', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a lone carriage return', get('Host: a', 'X: a\rHost: b')],
  ['a chunk whose line ends early', post('5\nabcde\r\n0\r\n\r\n', 'Transfer-Encoding: chunked')],
  ['a chunk that is longer than declared', post('5\r\nabcdefg\r\n0\r\n\r\n', 'Transfer-Encoding: chunked')],
])('rejects an ambiguous request and reads nothing after it on its connection: %s', async (_, bytes) => {
  const send = await openConnection()
  expect(new Set(await send(bytes + get('Host: a')))).toEqual(new Set(['400']))
})
