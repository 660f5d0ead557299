import type { ChangeKind } from '@foyer/contract/staff/live.ts'

export type ChangeListener = (what: readonly ChangeKind[]) => void

/**
 * Notifies the watchers of a hotel that something changed, never what. Another message bus could
 * implement this.
 */
export interface Changes {
  publish(hotelId: number | 'everyone', ...what: ChangeKind[]): void
  /** Returns a function that unsubscribes. */
  subscribe(hotelId: number, listener: ChangeListener): () => void
  stop(): Promise<void>
}
