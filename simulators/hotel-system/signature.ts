import { createHmac } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-foyer-signature'

const hmac = (secret: string, ...lines: string[]) => createHmac('sha256', secret).update(lines.join('\n')).digest('hex')

export interface RequestToSign {
  readonly method: string
  /** Includes the query. */
  readonly path: string
  readonly body: string
}

/** `t={seconds},v1={hmac of seconds, method, path and body}`. */
export function signRequest(secret: string, { method, path, body }: RequestToSign): string {
  const seconds = String(Math.floor(Date.now() / 1_000))
  return `t=${seconds},v1=${hmac(secret, seconds, method, path, body)}`
}

export function isSigned(secret: string, { method, path, body }: RequestToSign, header: string): boolean {
  const [, seconds = '', digest = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const isRecent = Math.abs(Date.now() / 1_000 - Number(seconds)) < 300
  return isRecent && digest === hmac(secret, seconds, method, path, body)
}

/** `v1={hmac of the status, the digest of the request, and the body}`. */
export function signAnswer(secret: string, asked: string, status: number, body: string): string {
  return `v1=${hmac(secret, String(status), asked.replace(/^.*v1=/, ''), body)}`
}
