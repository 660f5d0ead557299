import type { ChangeKind } from '@foyer/contract/staff/live.ts'

export type ChangeListener = (what: readonly ChangeKind[]) => void

/** Who watches a hotel is told that something of it changed, never what. Another bus may take over behind this. */
export interface Changes {
  tell(hotelId: number | 'everyone', ...what: ChangeKind[]): void
  /** Returns how to stop listening. */
  subscribe(hotelId: number, listener: ChangeListener): () => void
  stop(): Promise<void>
}
