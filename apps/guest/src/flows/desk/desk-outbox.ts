import type { ScreenMessageType } from '@foyer/contract/messages/front-desk.ts'

interface OutboxMessage {
  readonly id: string
  readonly sequence: number
  readonly type: ScreenMessageType
  readonly frame: string
  retries: number
  sentAt: number
}

const RETRY_DELAY_MS = 2_000
const MAX_RETRIES = 60

/** Messages that are not acknowledged yet. A message is dropped after sixty retries. */
export function createDeskOutbox(send: (frame: string) => void) {
  let open: readonly OutboxMessage[] = []
  let last = 0

  function post(letters: readonly OutboxMessage[]): void {
    for (const letter of letters) {
      letter.sentAt = Date.now()
      send(letter.frame)
    }
  }

  return {
    isAnyOpen: () => open.length > 0,
    /** Numbers a message; returns undefined if `compose` returns none. */
    write(
      compose: (id: string, sequence: number) => Pick<OutboxMessage, 'type' | 'frame'> | undefined,
    ): string | undefined {
      const id = crypto.randomUUID()
      const composed = compose(id, last + 1)
      if (!composed) return undefined
      last += 1
      open = [...open, { id, sequence: last, ...composed, retries: 0, sentAt: Date.now() }]
      return composed.frame
    },
    sendAll: () => post(open),
    sendAgain: (sequences: readonly number[]) => post(open.filter(({ sequence }) => sequences.includes(sequence))),
    settle(id: string) {
      open = open.filter((letter) => letter.id !== id)
    },
    forget(type: ScreenMessageType) {
      open = open.filter((letter) => letter.type !== type)
    },
    /** Retries count even without a connection. */
    retry() {
      const due = open.filter(({ sentAt }) => Date.now() - sentAt >= RETRY_DELAY_MS)
      for (const letter of due) letter.retries += 1
      open = open.filter(({ retries }) => retries <= MAX_RETRIES)
      post(due.filter(({ retries }) => retries <= MAX_RETRIES))
    },
  }
}
