import type { WebSocket } from 'ws'

/** Maximum number of unacknowledged messages in flight. */
const WINDOW = 32
const AGAIN_MS = 2_000
const TRIES = 60
const MOST_OFTEN_MS = 100

interface OutletDependencies<Message extends { readonly id: string }> {
  readonly socket: WebSocket
  readonly say: (frame: string) => void
  /** Reads messages that aren't taken yet, in order, except those in flight. */
  readonly read: (except: readonly string[], most: number) => Promise<readonly Message[]>
  readonly frameOf: (message: Message) => string
  /** Marks messages as taken, so that they aren't sent again. */
  readonly take: (ids: readonly string[]) => Promise<void>
}

/**
 * Sends stored messages over one connection and repeats them every two seconds until they are
 * taken. Only a window is in memory: when a slow reader fills it, the rest waits in the database.
 */
export function outlet<Message extends { readonly id: string }>(dependencies: OutletDependencies<Message>) {
  const { socket, say, read, frameOf, take } = dependencies
  const underway = new Map<string, { frame: string; tries: number }>()
  let reading = false
  let wanted = false
  let timer: NodeJS.Timeout | undefined
  let failed = false

  async function fill(): Promise<void> {
    while (wanted && underway.size < WINDOW && socket.readyState === socket.OPEN) {
      wanted = false
      const most = WINDOW - underway.size
      const found = await read([...underway.keys()], most)
      for (const message of found) {
        const frame = frameOf(message)
        underway.set(message.id, { frame, tries: 1 })
        say(frame)
      }
      if (found.length === most) wanted = true
    }
    if (underway.size > 0) timer ??= setInterval(again, AGAIN_MS)
  }

  /** A reader that misses several messages at once requests each of them. */
  const sayAgain = atMostEvery(MOST_OFTEN_MS, () => {
    for (const { frame } of underway.values()) say(frame)
  })

  function again(): void {
    for (const [id, one] of underway) {
      one.tries += 1
      if (one.tries > TRIES) underway.delete(id)
      else say(one.frame)
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
          setTimeout(wake, AGAIN_MS)
        },
      )
      .finally(() => {
        reading = false
        if (!failed && wanted && underway.size < WINDOW && socket.readyState === socket.OPEN) wake()
      })
  }

  const takeSoon = inBatches(take, {
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
function atMostEvery(ms: number, act: () => void): () => void {
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
function inBatches(take: (ids: readonly string[]) => Promise<void>, { done, failed }: BatchEvents) {
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
