import { live, liveChanged } from '@foyer/contract/staff/live.ts'
import { canPerform } from '@foyer/domain/staff/roles.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { findRole } from '../../access/staff-session/member.store.ts'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { HotelWatches } from './hotel-watches.ts'

interface LiveRoutesDependencies {
  readonly app: FastifyInstance
  readonly db: Database
  readonly watches: HotelWatches
  readonly now: () => Date
  readonly inBackground: RunInBackground
}

/** A page that receives nothing for two of these no longer shows that it is live. */
const HEARTBEAT_MS = 5_000
/** How often we check that the session and the role are still valid. */
const HEARTBEATS_PER_CHECK = 3
/** Per session: a few windows, not a flood. */
const MAX_STREAMS = 8

/** Server-Sent Events. A stream ends with its session, its role or the server. */
export function liveRoutes(calls: StaffCalls, { app, db, watches, now, inBackground }: LiveRoutesDependencies): void {
  const open = new Map<() => void, string>()
  app.addHook('preClose', async () => {
    for (const close of open.keys()) close()
  })

  calls.serveStaff(live, async ({ request, reply }, { id, hotel, session, role }) => {
    const token = request.cookies[STAFF_COOKIE] ?? ''
    const others = [...open].filter(([, of]) => of === session)
    // The oldest window is closed; a page that still needs it reconnects.
    if (others.length >= MAX_STREAMS) others[0]?.[0]()
    const say = startStream(reply)
    let beats = 0
    let unsubscribe = () => {}
    const beat = setInterval(async () => {
      try {
        beats += 1
        if (beats % HEARTBEATS_PER_CHECK !== 0 || (await isAtWork())) return say('beat', { at: now().toISOString() })
        say('ended', {})
        close()
      } catch {
        // Unknown doesn't mean ended: without heartbeats the page notices the poor connection
        // itself.
      }
    }, HEARTBEAT_MS)
    async function isAtWork(): Promise<boolean> {
      const isThere = await calls.staffSessions.find(token, { rests: true })
      return isThere !== undefined && (await findRole(db.directory, id, hotel.id)) !== undefined
    }
    function close(): void {
      open.delete(close)
      clearInterval(beat)
      unsubscribe()
      reply.raw.end()
    }
    open.set(close, session)
    reply.raw.on('close', close)
    inBackground(async () => {
      const watch = watches.subscribe(hotel.id, ({ what, arrivals }) =>
        // Arrivals name guests.
        say('changed', z.encode(liveChanged, { what, ...(canPerform(role, 'seeArrivals') && { arrivals }) })),
      )
      unsubscribe = watch.stop
      say('listening', { at: now().toISOString() })
      await watch.ready
      if (reply.raw.writableEnded || reply.raw.destroyed) return unsubscribe()
      say('hello', { at: now().toISOString() })
    })
    return {}
  })
}

/** From here on we write the response instead of Fastify. */
function startStream(reply: FastifyReply): (event: string, data: object) => void {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Buffering proxies would delay events.
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  })
  return (event, data) => {
    if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}
