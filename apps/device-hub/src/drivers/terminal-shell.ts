import type { CardTerminalStatus } from '@foyer/contract/messages/device.ts'
import type { CardTerminal, Charged, TerminalOrder } from '../roles/card-terminal.ts'

/** What one kind of terminal says and is told. */
interface Terminal extends Pick<CardTerminal, 'find' | 'cancel'> {
  /** Throws a Problem unless it can take a card now. */
  beReady(): Promise<void>
  /** Calls `asking` before the order leaves. */
  charge(order: TerminalOrder, asking: () => void): Promise<Charged>
}

/** What terminals of all kinds have in common: how it stands, who hears of it, and that nobody looks while somebody pays. */
export function terminalShell({ beReady, charge, find, cancel }: Terminal): CardTerminal {
  const watchers = new Set<() => void>()
  let state: CardTerminalStatus['state'] = 'away'
  let paying = 0
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const watcher of watchers) watcher()
  }

  async function look(): Promise<void> {
    try {
      await beReady()
      become('ready')
    } catch (problem) {
      become('away')
      throw problem
    }
  }

  return {
    state: () => state,
    watch: (onChange) => void watchers.add(onChange),
    async look() {
      // Whoever pays knows how it stands.
      if (paying === 0) await look().catch(() => {})
    },
    async pay(order, asking) {
      await look()
      let isAsking = false
      try {
        return await charge(order, () => {
          asking()
          isAsking = true
          paying += 1
        })
      } finally {
        if (isAsking) paying -= 1
      }
    },
    find,
    cancel,
  }
}
