import { createHmac, timingSafeEqual } from 'node:crypto'

/** Allowed clock difference. A request replayed within it changes nothing. */
const MAX_AGE_MS = 5 * 60_000

export interface SignedRequest {
  readonly method: string
  /** Includes the query, as requested. */
  readonly path: string
  readonly body: string
}

function hmac(secret: string, ...lines: readonly string[]): string {
  return createHmac('sha256', secret).update(lines.join('\n')).digest('hex')
}

export function signRequest(secret: string, { method, path, body }: SignedRequest, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1_000))
  return `t=${seconds},v1=${hmac(secret, seconds, method, path, body)}`
}

const HEADER_PATTERN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Checks the header alone, before the body has arrived. */
export function unsignableReason(header: string, now: Date): 'missing' | 'late' | undefined {
  const [, seconds] = HEADER_PATTERN.exec(header) ?? []
  if (seconds === undefined) return 'missing'
  return isLate(seconds, now) ? 'late' : undefined
}

const isLate = (seconds: string, now: Date) => Math.abs(now.getTime() - Number(seconds) * 1_000) > MAX_AGE_MS

/** Returns undefined if the signature is valid, otherwise what is wrong with it. */
export function unsignedReason(
  secret: string,
  request: SignedRequest,
  { header, now }: { header: string | undefined; now: Date },
): 'missing' | 'late' | 'wrong' | undefined {
  const [, seconds = '', said = ''] = HEADER_PATTERN.exec(header ?? '') ?? []
  if (said === '') return 'missing'
  if (!isEqual(said, hmac(secret, seconds, request.method, request.path, request.body))) return 'wrong'
  return isLate(seconds, now) ? 'late' : undefined
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** Binds an answer to its request by including the request's signature. */
export function signAnswer(secret: string, asked: string, { status, body }: Answer): string {
  return `v1=${hmac(secret, String(status), extractDigest(asked), body)}`
}

export function isSignedAnswer(secret: string, asked: string, answer: Answer, header: string | null): boolean {
  return header !== null && isEqual(header, signAnswer(secret, asked, answer))
}

const extractDigest = (signature: string) => /v1=([0-9a-f]{64})$/.exec(signature)?.[1] ?? ''

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
