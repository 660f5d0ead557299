import type { Note, Outcome, UnresolvedOrder } from './order-store.ts'

/** The device does not know the order, or has not finished it. */
type UnfinishedState = 'absent' | 'running'

/** How one kind of order is executed, and its outcome found afterwards. */
export interface OrderHandler<Order, Told extends Outcome> {
  /**
   * Calls `asking` before sending anything irreversible. Throws a Problem if it fails: before that
   * call nothing has happened; after it the outcome is unknown and the device will be queried.
   */
  begin(order: Order, asking: (note: Note) => void): Promise<Told>
  /** The outcome according to the device. Throws if the device does not answer. */
  find(open: UnresolvedOrder<Order>): Promise<Told | UnfinishedState>
  /** Cancels an unfinished order, as far as the device supports that. */
  cancel?(order: Order): Promise<void>
}
