import type { WebSocket } from 'ws'

/** How many may be on their way to somebody who has taken none of them yet. */
const WINDOW = 32
const AGAIN_MS = 2_000
const TRIES = 60
const MOST_OFTEN_MS = 100

interface OutletParts<Message extends { readonly id: string }> {
  readonly socket: WebSocket
  readonly say: (frame: string) => void
  /** What is not taken yet, in order, but for those that are on their way. */
  readonly read: (except: readonly string[], most: number) => Promise<readonly Message[]>
  readonly frameOf: (message: Message) => string
  /** They need not be said again. */
  readonly take: (ids: readonly string[]) => Promise<void>
}

/**
 * What is kept goes out over one connection, again every two seconds until it is taken. Nothing is held here but a window: whoever is
 * slow finds it full, and the rest waits in the database.
 */
export function outlet<Message extends { readonly id: string }>({
  socket,
  say,
  read,
  frameOf,
  take,
}: OutletParts<Message>) {
  const underway = new Map<string, { frame: string; tries: number }>()
  let reading = false
  let wanted = false
  let timer: NodeJS.Timeout | undefined
  let saidAgain = 0
  let toTake: string[] = []
  let taking = false
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

  /** A reader who misses several at once asks for each. */
  function sayAgain(): void {
    if (Date.now() - saidAgain < MOST_OFTEN_MS) return
    saidAgain = Date.now()
    for (const { frame } of underway.values()) say(frame)
  }

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

  function takeAll(): void {
    const ids = toTake
    toTake = []
    taking = true
    take(ids)
      .then(() => {
        for (const id of ids) underway.delete(id)
        if (wanted) wake()
      })
      .catch(() => socket.terminate())
      .finally(() => {
        taking = false
        if (toTake.length > 0) takeAll()
      })
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

  socket.on('close', () => clearInterval(timer))
  return {
    wake,
    sayAgain,
    /** Several that come together are one statement; one that is not on its way was taken before. */
    taken(id: string): void {
      if (!underway.has(id)) return
      toTake.push(id)
      if (!taking) takeAll()
    },
  }
}
