import { once } from 'node:events'
import { connect } from 'node:net'
import type { Target } from './attack.ts'

/** Longer than the server needs for those that it answers. */
const TIMEOUT_MS = 20_000

/**
 * Requests for pages on one connection, all sent before the first answer. Returns the statuses of
 * the answers; 599 if the server never closed the connection.
 */
export async function sendAhead({ url, wifi }: Target, count: number): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const request = [
    'GET /pok/1/company/1/hotel/1/lang/en/appkey/own/ HTTP/1.1',
    `host: ${hostname}`,
    `x-forwarded-for: ${wifi}`,
    '\r\n',
  ].join('\r\n')
  const socket = connect(Number(port), hostname).on('error', () => {})
  const parts: Buffer[] = []
  let isHeld = false
  socket.on('data', (bytes: Buffer) => parts.push(bytes))
  socket.write(request.repeat(count))
  const timer = setTimeout(() => {
    isHeld = true
    socket.destroy()
  }, TIMEOUT_MS)
  // A connection that the server resets is closed, too.
  if (!socket.destroyed) await once(socket, 'close').catch(() => {})
  clearTimeout(timer)
  const statuses = [...String(Buffer.concat(parts)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
    Number(status),
  )
  return isHeld ? [...statuses, 599] : statuses
}
