import type { WebSocket } from 'ws'

/** Maximum number of unacknowledged messages in flight. */
const WINDOW_SIZE = 32
const RETRY_DELAY_MS = 2_000
const MAX_ATTEMPTS = 60
const MIN_INTERVAL_MS = 100

interface MessageSenderDependencies<Message extends { readonly id: string }> {
  readonly socket: WebSocket
  readonly send: (frame: string) => void
  /** Reads messages that aren't taken yet, in order, except those in flight. */
  readonly read: (except: readonly string[], most: number) => Promise<readonly Message[]>
  readonly frameOf: (message: Message) => string
  /** Marks messages as taken, so that they aren't sent again. */
  readonly acknowledge: (ids: readonly string[]) => Promise<void>
}

/**
 * Sends stored messages over one connection and repeats them every two seconds until they are
 * taken. Only a window is in memory: when a slow reader fills it, the rest waits in the database.
 */
export function createMessageSender<Message extends { readonly id: string }>(
  dependencies: MessageSenderDependencies<Message>,
) {
  const { socket, send, read, frameOf, acknowledge } = dependencies
  const underway = new Map<string, { frame: string; tries: number }>()
  let reading = false
  let wanted = false
  let timer: NodeJS.Timeout | undefined
  let failed = false

  async function fill(): Promise<void> {
    while (wanted && underway.size < WINDOW_SIZE && socket.readyState === socket.OPEN) {
      wanted = false
      const most = WINDOW_SIZE - underway.size
      const found = await read([...underway.keys()], most)
      for (const message of found) {
        const frame = frameOf(message)
        underway.set(message.id, { frame, tries: 1 })
        send(frame)
      }
      if (found.length === most) wanted = true
    }
    if (underway.size > 0) timer ??= setInterval(again, RETRY_DELAY_MS)
  }

  /** A reader that misses several messages at once requests each of them. */
  const sayAgain = throttle(MIN_INTERVAL_MS, () => {
    for (const { frame } of underway.values()) send(frame)
  })

  function again(): void {
    for (const [id, one] of underway) {
      one.tries += 1
      if (one.tries > MAX_ATTEMPTS) underway.delete(id)
      else send(one.frame)
    }
    if (underway.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function wake(): void {
    wanted = true
    if (reading) return
    reading = true
    fill()
      .then(
        () => {
          failed = false
        },
        () => {
          failed = true
          setTimeout(wake, RETRY_DELAY_MS)
        },
      )
      .finally(() => {
        reading = false
        if (!failed && wanted && underway.size < WINDOW_SIZE && socket.readyState === socket.OPEN) wake()
      })
  }

  const takeSoon = createBatcher(acknowledge, {
    done(ids) {
      for (const id of ids) underway.delete(id)
      if (wanted) wake()
    },
    failed: () => socket.terminate(),
  })

  socket.on('close', () => clearInterval(timer))
  return {
    wake,
    sayAgain,
    /** A message that isn't in flight was already taken. */
    taken(id: string): void {
      if (underway.has(id)) takeSoon(id)
    },
  }
}

/** Throttles: calls within `ms` of the last one are ignored. */
function throttle(ms: number, act: () => void): () => void {
  let actedAt = 0
  return () => {
    if (Date.now() - actedAt < ms) return
    actedAt = Date.now()
    act()
  }
}

interface BatchEvents {
  done(ids: readonly string[]): void
  failed(): void
}

/**
 * Batches ids that arrive together into one statement; those that arrive meanwhile form the next
 * batch.
 */
function createBatcher(take: (ids: readonly string[]) => Promise<void>, { done, failed }: BatchEvents) {
  let waiting: string[] = []
  let isTaking = false

  function takeAll(): void {
    const ids = waiting
    waiting = []
    isTaking = true
    take(ids)
      .then(() => done(ids))
      .catch(() => failed())
      .finally(() => {
        isTaking = false
        if (waiting.length > 0) takeAll()
      })
  }

  return (id: string): void => {
    waiting.push(id)
    if (!isTaking) takeAll()
  }
}
