import type { Note, OpenOrder, Outcome } from './order-memory.ts'

/** Nobody has heard of it, or it is not over yet. */
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
  /** Nobody waits for it any more: gives up what is not over yet, as far as the device can. */
  giveUp?(order: Order): Promise<void>
}
