import { type ChangeKind, changeKinds } from '@foyer/contract/staff/live.ts'
import * as z from 'zod/mini'
import { afterTransaction } from '../database/held-connection.ts'
import { notify } from '../database/notify.ts'
import type { Database } from '../database/open-database.ts'
import type { ChangeListener, Changes } from './changes.ts'

const CHANNEL = 'foyer_changes'
/** Changes within this time are sent as one message. */
const GATHER_MS = 40
/** A check-in's lease expires without any write, and a message may be lost. */
const POLL_INTERVAL_MS = 30_000
/** A notice holds 8,000 bytes. */
const HOTELS_PER_NOTICE = 100

const notice = z.array(z.tuple([z.union([z.int(), z.literal('everyone')]), z.array(z.enum(changeKinds))]))

/**
 * Notifies every server process with NOTIFY. It is sent after the write and not in its transaction,
 * where it would serialise all writers.
 */
export async function createPostgresChanges(db: Database): Promise<Changes> {
  const listeners = new Map<number, Set<ChangeListener>>()
  const gathered = new Map<number | 'everyone', Set<ChangeKind>>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  function deliver(to: number | 'everyone', what: readonly ChangeKind[]): void {
    for (const [hotelId, those] of listeners) {
      if (to === 'everyone' || to === hotelId) for (const listener of those) listener(what)
    }
  }
  async function send(): Promise<void> {
    const all = [...gathered].map(([hotelId, what]) => [hotelId, [...what]] as const)
    gathered.clear()
    for (let at = 0; at < all.length; at += HOTELS_PER_NOTICE) {
      const some = all.slice(at, at + HOTELS_PER_NOTICE)
      try {
        await notify(db.directory, CHANNEL, JSON.stringify(some))
      } catch {
        // Other processes poll; watchers of this one need not wait for that.
        for (const [hotelId, what] of some) deliver(hotelId, what)
      }
    }
  }

  const listening = await db.listen(CHANNEL, {
    onMessage: (payload) => {
      const heard = z.safeParse(notice, parseJson(payload))
      if (heard.success) for (const [hotelId, what] of heard.data) deliver(hotelId, what)
    },
    // Notices sent while we weren't listening are lost.
    onReconnect: () => deliver('everyone', changeKinds),
  })
  const poll = setInterval(() => deliver('everyone', ['stays', 'alerts', 'devices', 'jobs']), POLL_INTERVAL_MS)
  poll.unref()

  return {
    publish(hotelId, ...what) {
      const known = gathered.get(hotelId) ?? new Set()
      for (const kind of what) known.add(kind)
      gathered.set(hotelId, known)
      timer ??= setTimeout(() => {
        timer = undefined
        // The code that reported the first change may still hold a connection.
        sending = sending.then(() => afterTransaction(send))
      }, GATHER_MS)
      timer.unref()
    },
    subscribe(hotelId, listener) {
      const known = listeners.get(hotelId) ?? new Set()
      listeners.set(hotelId, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0) listeners.delete(hotelId)
      }
    },
    async stop() {
      clearInterval(poll)
      clearTimeout(timer)
      await sending
      await listening.stop()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
