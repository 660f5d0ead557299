import { createHmac } from 'node:crypto'

/** The name of the server's secret that the ends of its logs are signed with. */
export const AUDIT_SECRET = 'audit'

interface AuditHead {
  readonly hotelId: number
  readonly number: number
  readonly seal: string
}

/** Of the newest entry of a hotel's log: seals alone can be computed by whoever rewrites all of them. */
export function headSignature(key: Uint8Array, { hotelId, number, seal }: AuditHead): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([hotelId, number, seal]))
    .digest('hex')
}
