import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import type { Target } from './attack.ts'

interface StalledBodiesOptions {
  readonly count: number
  /** The declared content length. */
  readonly length: number
  /** Bytes that are sent before it stalls. */
  readonly sent: number
}

/** Longer than the server's timeout for a body. */
const TIMEOUT_MS = 20_000

/**
 * Connections that announce more than they send. Each stays open until the server closes it, or for
 * longer than it should.
 */
export async function sendStalledBodies(
  { url, wifi }: Target,
  { count, length, sent }: StalledBodiesOptions,
): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const head = [
    `POST ${preCheckIn.path} HTTP/1.1`,
    `host: ${hostname}`,
    'content-type: application/json',
    `x-forwarded-for: ${wifi}`,
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(sent, ' ')])
  return Promise.all(Array.from({ length: count }, () => sendAndWait(connect(Number(port), hostname), bytes)))
}

/** The status, once the connection is closed; 599 if it never was. */
async function sendAndWait(socket: Socket, bytes: Buffer): Promise<number> {
  let said = ''
  socket
    .on('error', () => {})
    .on('data', (some: Buffer) => {
      said += some
    })
  socket.write(bytes)
  const timer = setTimeout(() => socket.destroy(Object.assign(new Error('held'), { code: 'HELD' })), TIMEOUT_MS)
  let isHeld = false
  socket.on('error', (error: NodeJS.ErrnoException) => {
    isHeld = error.code === 'HELD'
  })
  if (!socket.destroyed) await once(socket, 'close').catch(() => {})
  clearTimeout(timer)
  return isHeld ? 599 : Number(said.slice(9, 12) || 0)
}
