import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { USUAL_BYTES } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readInTurns } from './read-in-turns.ts'

/** How long any client may take to send a body. */
const USUAL_MS = 10_000
/** How long a phone in a hotel's Wi-Fi may take to send a picture of ten megabytes, */
const LARGE_MS = 60_000
/** and the bytes per second that it has to reach after a while. */
const SLOWEST_BYTES = 32 * 1024
/** Younger uploads have not shown their speed yet. */
const JUDGED_AFTER_MS = 2_000
/** Limit on the large bodies in transit, each counted with its maximum size. */
const MOST_OPEN_BYTES = 96 * 1024 * 1024
/** How long a client may take to read its answer; the rest of its body is discarded. */
const ANSWERED_MS = 2_000
const LOOK_MS = 1_000
/** Other work is served between two batches: hanging up on one takes a tenth of a millisecond. */
const MOST_CUT_AT_ONCE = 50

interface Upload {
  readonly raw: IncomingMessage
  readonly since: number
  readonly readBefore: number
  /** If absent, the usual size. */
  largeBytes?: number
  /** If absent, not answered yet. */
  answered?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly uploads: Uploads
  }
}

export interface Uploads {
  /**
   * The caller is known and may send as much as this call accepts. If that is too much at once, the
   * slowest of the others is cut off: active senders soon make room, and those who only hold the
   * connection lose it.
   */
  admit(request: FastifyRequest, mostBytes: number): void
  /** Cuts off uploads that have taken too long; runs every second. */
  look(): void
}

/**
 * Watches the bodies in transit. A body that doesn't arrive is cut off, so that no one occupies
 * memory or a connection by sending nothing.
 */
export function watchUploads(app: FastifyInstance, now = () => performance.now()): void {
  const open = new Map<IncomingMessage, Upload>()
  const unwanted = readInTurns()
  let rest: NodeJS.Immediate | undefined

  function cut({ raw }: Upload): void {
    open.delete(raw)
    if (raw.socket.writable && !raw.socket.bytesWritten)
      raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n')
    // Closes its connection too.
    raw.destroy()
  }

  function look(): void {
    let left = MOST_CUT_AT_ONCE
    for (const upload of open.values()) {
      if (!waitsFor(upload.raw)) open.delete(upload.raw)
      else if (isLate(upload, now())) {
        if (left-- === 0) {
          rest = setImmediate(look)
          return
        }
        cut(upload)
      }
    }
  }

  const admit: Uploads['admit'] = ({ raw, headers }, mostBytes) => {
    const bytes = headers['transfer-encoding'] ? mostBytes : Number(headers['content-length'] ?? 0)
    if (bytes > mostBytes) throw new Problem('bodyTooLarge')
    const upload = open.get(raw)
    if (!upload || bytes <= USUAL_BYTES) return
    makeRoom(bytes)
    upload.largeBytes = bytes
  }

  function makeRoom(bytes: number): void {
    const large = [...open.values()].filter(({ raw, largeBytes }) => largeBytes && waitsFor(raw))
    let taken = large.reduce((sum, { largeBytes = 0 }) => sum + largeBytes, bytes)
    const judged = large.filter(({ since }) => now() - since >= JUDGED_AFTER_MS)
    for (const slow of judged.toSorted((a, b) => perSecond(a, now()) - perSecond(b, now()))) {
      if (taken <= MOST_OPEN_BYTES) return
      cut(slow)
      taken -= slow.largeBytes ?? 0
    }
    if (taken > MOST_OPEN_BYTES) throw new Problem('unavailable', 'too much is being sent at once')
  }

  const timer = setInterval(look, LOOK_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearImmediate(rest)
    unwanted.close()
  })
  app.decorate('uploads', { admit, look })
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody) return
    const upload: Upload = { raw, since: now(), readBefore: bytesRead(raw) }
    open.set(raw, upload)
    reply.raw.once('finish', () => {
      upload.answered = now()
      if (waitsFor(raw) && mayBeLarge(raw)) unwanted.add(raw)
    })
    for (const event of ['end', 'close']) {
      raw.once(event, () => {
        open.delete(raw)
        unwanted.delete(raw)
      })
    }
  })
}

const waitsFor = (raw: IncomingMessage): boolean => !raw.complete && !raw.destroyed

const perSecond = ({ raw, since, readBefore }: Upload, now: number): number =>
  ((bytesRead(raw) - readBefore) * 1_000) / Math.max(1, now - since)

function isLate(upload: Upload, now: number): boolean {
  if (upload.answered !== undefined && now - upload.answered >= ANSWERED_MS) return true
  const age = now - upload.since
  if (age < USUAL_MS) return false
  return !upload.largeBytes || age >= LARGE_MS || perSecond(upload, now) < SLOWEST_BYTES
}

function mayBeLarge({ headers, socket }: IncomingMessage): boolean {
  // An injected request has no socket to read from.
  if (!(socket instanceof Socket)) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > USUAL_BYTES
}

function bytesRead({ socket }: IncomingMessage): number {
  return socket.bytesRead ?? 0
}
