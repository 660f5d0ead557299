import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { DEFAULT_MAX_BYTES } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BodyDrain, createBodyDrain } from './body-drain.ts'
import { recognizeSocket } from './limit-connections.ts'

/** How long any client may take to send a body. */
const DEFAULT_TIMEOUT_MS = 10_000
/** How long a phone in a hotel's Wi-Fi may take to send a picture of ten megabytes, */
const LARGE_TIMEOUT_MS = 60_000
/** and the bytes per second that it has to reach after a while. */
const MIN_BYTES_PER_SECOND = 32 * 1024
/** Younger uploads have not shown their speed yet. */
const GRACE_MS = 2_000
/**
 * Limit on the large bodies of requests that are not answered yet, over the whole server: each is
 * counted with its maximum size, and stays in memory when it has arrived.
 */
const MAX_LARGE_BYTES = 96 * 1024 * 1024
/** Large bodies that one caller may have in transit before others need the space. */
const MAX_PER_CALLER = 2
/** How long a client may take to read its answer; the rest of its body is discarded. */
const ANSWERED_TIMEOUT_MS = 2_000
const CHECK_INTERVAL_MS = 1_000
/** Other work is served between two batches: the kernel discards what each has sent, for a while. */
const MAX_CUT_PER_TURN = 10

interface Upload {
  readonly raw: IncomingMessage
  readonly since: number
  readonly readBefore: number
  /** If absent, the usual size. */
  largeBytes?: number
  /** The visit or session that sends it. */
  caller?: string | undefined
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
   * The caller may send as much as this call accepts. If that is too much at once, the slowest
   * makes room. A body that arrives fast enough is never cut off for others, unless its caller
   * sends several; the newcomer is asked to retry instead.
   */
  admit(request: FastifyRequest, mostBytes: number, caller?: string): void
  /** Cuts off uploads that have taken too long; runs every second. */
  check(): void
}

/**
 * Watches the bodies in transit. A body that doesn't arrive is cut off, so that no one occupies
 * memory or a connection by sending nothing.
 */
export function watchUploads(app: FastifyInstance, now = () => performance.now()): void {
  const open = new Map<IncomingMessage, Upload>()
  /** Large bodies of requests that are not answered yet. */
  const large = new Set<Upload>()
  const unwanted = createBodyDrain()
  let rest: NodeJS.Immediate | undefined

  function cut(upload: Upload): void {
    const { raw } = upload
    open.delete(raw)
    large.delete(upload)
    if (raw.socket.writable && !raw.socket.bytesWritten)
      raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n')
    // Closes its connection too.
    raw.destroy()
  }

  function check(): void {
    let left = MAX_CUT_PER_TURN
    for (const upload of open.values()) {
      if (!isIncomplete(upload.raw)) open.delete(upload.raw)
      else if (isLate(upload, now())) {
        if (left-- === 0) {
          rest = setImmediate(check)
          return
        }
        cut(upload)
      }
    }
  }

  const admit: Uploads['admit'] = ({ raw, headers }, mostBytes, caller) => {
    if (caller !== undefined) recognizeSocket(app.server, raw.socket, caller)
    const bytes = headers['transfer-encoding'] ? mostBytes : Number(headers['content-length'] ?? 0)
    if (bytes > mostBytes) throw new Problem('bodyTooLarge')
    const upload = open.get(raw)
    if (!upload || bytes <= DEFAULT_MAX_BYTES) return
    makeRoom(bytes)
    upload.largeBytes = bytes
    upload.caller = caller
    large.add(upload)
  }

  function makeRoom(bytes: number): void {
    let taken = bytes
    for (const { largeBytes = 0 } of large) taken += largeBytes
    const inTransit = [...large].filter(({ raw }) => isIncomplete(raw))
    for (const slow of listReplaceable(inTransit, now())) {
      if (taken <= MAX_LARGE_BYTES) return
      cut(slow)
      taken -= slow.largeBytes ?? 0
    }
    if (taken > MAX_LARGE_BYTES) throw new Problem('unavailable', 'too much is being sent at once')
  }

  const timer = setInterval(check, CHECK_INTERVAL_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearImmediate(rest)
  })
  app.addHook('preClose', async () => unwanted.close())
  answerBeforeClosing(app, unwanted)
  app.decorate('uploads', { admit, check })
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody) return
    const upload: Upload = { raw, since: now(), readBefore: getBytesRead(raw) }
    open.set(raw, upload)
    reply.raw.once('finish', () => {
      upload.answered = now()
      if (isIncomplete(raw) && mayBeLarge(raw)) unwanted.add(raw)
    })
    reply.raw.once('close', () => large.delete(upload))
    for (const event of ['end', 'close']) {
      raw.once(event, () => {
        open.delete(raw)
        unwanted.delete(raw)
      })
    }
  })
}

/**
 * Fastify closes the connection of a body that it rejects; its sender, who still sends, would lose
 * the answer.
 */
function answerBeforeClosing(app: FastifyInstance, unwanted: BodyDrain): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (isIncomplete(raw) && raw.socket instanceof Socket) reply.removeHeader('connection')
    if (isIncomplete(raw) && mayBeLarge(raw)) unwanted.hold(raw)
    done(null, payload)
  })
}

const isIncomplete = (raw: IncomingMessage): boolean => !raw.complete && !raw.destroyed

const getBytesPerSecond = ({ raw, since, readBefore }: Upload, now: number): number =>
  ((getBytesRead(raw) - readBefore) * 1_000) / Math.max(1, now - since)

/** Uploads that may be cut off for others, slowest first. */
function listReplaceable(large: readonly Upload[], now: number): readonly Upload[] {
  const perCaller = Map.groupBy(large, ({ caller }) => caller)
  const isReplaceable = (upload: Upload) =>
    getBytesPerSecond(upload, now) < MIN_BYTES_PER_SECOND ||
    (perCaller.get(upload.caller)?.length ?? 0) > MAX_PER_CALLER
  return large
    .filter((upload) => now - upload.since >= GRACE_MS && isReplaceable(upload))
    .toSorted((a, b) => getBytesPerSecond(a, now) - getBytesPerSecond(b, now))
}

function isLate(upload: Upload, now: number): boolean {
  if (upload.answered !== undefined && now - upload.answered >= ANSWERED_TIMEOUT_MS) return true
  const age = now - upload.since
  if (age < DEFAULT_TIMEOUT_MS) return false
  return !upload.largeBytes || age >= LARGE_TIMEOUT_MS || getBytesPerSecond(upload, now) < MIN_BYTES_PER_SECOND
}

function mayBeLarge({ headers, socket }: IncomingMessage): boolean {
  // An injected request has no socket to read from.
  if (!(socket instanceof Socket)) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > DEFAULT_MAX_BYTES
}

function getBytesRead({ socket }: IncomingMessage): number {
  return socket.bytesRead ?? 0
}
