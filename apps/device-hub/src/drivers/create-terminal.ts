import type { CardTerminalStatus } from '@foyer/contract/messages/device.ts'
import type { CardTerminal, Charged, Refunded, TerminalOrder, TerminalRefund } from '../roles/card-terminal.ts'

/** The protocol-specific part of a terminal. */
interface TerminalProtocol extends Pick<CardTerminal, 'find' | 'findRefund' | 'cancel'> {
  /** Throws a Problem unless it can take a card now. */
  assertReady(): Promise<void>
  /** Calls `asking` before the order is sent. */
  charge(order: TerminalOrder, asking: () => void): Promise<Charged>
  refund(order: TerminalRefund, asking: () => void): Promise<Refunded>
}

/** What all kinds of terminals share: state, listeners, and no status checks during a payment. */
export function createTerminal({
  assertReady,
  charge,
  refund,
  find,
  findRefund,
  cancel,
}: TerminalProtocol): CardTerminal {
  const watchers = new Set<() => void>()
  let state: CardTerminalStatus['state'] = 'away'
  let working = 0
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const watcher of watchers) watcher()
  }

  async function look(): Promise<void> {
    try {
      await assertReady()
      become('ready')
    } catch (problem) {
      become('away')
      throw problem
    }
  }

  async function work<Done>(does: (begin: () => void) => Promise<Done>, asking: () => void): Promise<Done> {
    await look()
    let isAsking = false
    try {
      return await does(() => {
        asking()
        isAsking = true
        working += 1
      })
    } finally {
      if (isAsking) working -= 1
    }
  }

  return {
    state: () => state,
    watch: (onChange) => void watchers.add(onChange),
    async refreshStatus() {
      // A payment in progress already knows the state.
      if (working === 0) await look().catch(() => {})
    },
    pay: (order, asking) => work((begin) => charge(order, begin), asking),
    refund: (order, asking) => work((begin) => refund(order, begin), asking),
    find,
    findRefund,
    cancel,
  }
}
