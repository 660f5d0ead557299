import { connect } from 'node:net'

export interface RawOffer {
  readonly host?: string
  readonly port: number
  readonly path?: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * A raw client without a browser's restrictions: it sends any handshake and returns the status it
 * got.
 */
export function getHandshakeStatus({
  host = '127.0.0.1',
  port,
  path = '/socketService',
  headers,
}: RawOffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    let answer = ''
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`The hub hung up after: ${answer}`)))
    socket.on('data', (bytes) => {
      answer += String(bytes)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      if (status === undefined) return
      socket.removeAllListeners('close')
      socket.destroy()
      resolve(Number(status))
    })
    const lines = Object.entries({
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`)
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    // Sent right after the handshake: a server that does not really close would execute it.
    socket.write(buildFrame('{"type":"start_read","id":"unasked"}'))
  })
}

/** A short text in one frame, masked with zeros, because clients have to mask. */
function buildFrame(text: string): Uint8Array {
  return Buffer.concat([Uint8Array.of(0x81, 0x80 | text.length, 0, 0, 0, 0), Buffer.from(text)])
}
