import type { CountedDrawer } from '@foyer/contract/staff/day-report.ts'
import type { CountedRow } from './cash.store.ts'

export function toCountedDrawer({ owner, at, reason, ...row }: CountedRow): CountedDrawer {
  return { ...row, at: at.toISOString(), ...(owner && { owner }), ...(reason && { reason }) }
}
