import { createHmac } from 'node:crypto'

/** The name of the server's secret that signs the heads of its logs. */
export const AUDIT_SECRET = 'audit'

interface AuditHead {
  readonly hotelId: number
  readonly number: number
  readonly seal: string
}

/**
 * Signs the newest entry of a hotel's log, because an attacker who rewrites all entries could
 * compute their seals.
 */
export function signHead(key: Uint8Array, { hotelId, number, seal }: AuditHead): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([hotelId, number, seal]))
    .digest('hex')
}
