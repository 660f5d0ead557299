import type { Note, OpenOrder, Outcome } from './order-memory.ts'

/** The device does not know the order, or has not finished it. */
type NotYet = 'absent' | 'running'

/** How one kind of order is carried out, and found out about afterwards. */
export interface Deed<Order, Told extends Outcome> {
  /**
   * Calls `asking` before anything leaves that cannot be taken back. Throws a Problem when it fails: before that, nothing has
   * happened; after it, nobody can say, and the device will be asked.
   */
  begin(order: Order, asking: (note: Note) => void): Promise<Told>
  /** What became of it, by the device's own word. Throws when the device does not answer. */
  find(open: OpenOrder<Order>): Promise<Told | NotYet>
  /** Cancels an unfinished order, as far as the device supports that. */
  giveUp?(order: Order): Promise<void>
}
