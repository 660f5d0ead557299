import { afterTransaction } from '../database/held-connection.ts'
import { notify } from '../database/notify.ts'
import type { Database } from '../database/open-database.ts'

/** Notifies a waiting client that its data may be there, never what it is: the client checks. */
export interface Wakes {
  notify(key: string): void
  /** Returns a function that stops waiting. */
  onWake(key: string, wake: () => void): () => void
  stop(): Promise<void>
}

const CHANNEL = 'foyer_wakes'
/** Everything within this time is one notice; the delay is imperceptible. */
const GATHER_MS = 5
/** A notice holds 8,000 bytes. */
const KEYS_PER_NOTICE = 100

/** Wakes waiters of this process at once, and those of others with NOTIFY, sent after the write. */
export async function createPostgresWakes(db: Database): Promise<Wakes> {
  const me = crypto.randomUUID()
  const waiting = new Map<string, Set<() => void>>()
  const gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  function wake(key: string): void {
    for (const one of waiting.get(key) ?? []) one()
  }

  async function send(): Promise<void> {
    const all = [...gathered]
    gathered.clear()
    for (let at = 0; at < all.length; at += KEYS_PER_NOTICE) {
      const notice = JSON.stringify([me, ...all.slice(at, at + KEYS_PER_NOTICE)])
      // A waiter that misses the notice polls anyway.
      await notify(db.directory, CHANNEL, notice).catch(() => {})
    }
  }

  const listening = await db.listen(CHANNEL, {
    onMessage(payload) {
      const [from, ...keys] = JSON.parse(payload) as string[]
      if (from !== me) for (const key of keys) wake(key)
    },
    onReconnect() {
      for (const key of waiting.keys()) wake(key)
    },
  })

  return {
    notify(key) {
      wake(key)
      gathered.add(key)
      timer ??= setTimeout(() => {
        timer = undefined
        sending = sending.then(() => afterTransaction(send))
      }, GATHER_MS)
      timer.unref()
    },
    onWake(key, act) {
      const known = waiting.get(key) ?? new Set()
      waiting.set(key, known.add(act))
      return () => {
        known.delete(act)
        if (known.size === 0) waiting.delete(key)
      }
    },
    async stop() {
      clearTimeout(timer)
      await sending
      await listening.stop()
    },
  }
}
