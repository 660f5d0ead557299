import type { FastifyInstance, FastifyRequest } from 'fastify'
import { computeHintToken } from '../book/hotel-system/hint-address.ts'
import { recordPush } from '../book/hotel-system/hotel-system.store.ts'
import type { HotelSystems } from '../book/hotel-system/hotel-systems.ts'
import type { Database } from '../platform/database/open-database.ts'
import { isSameSecret } from '../platform/secrets/is-same-secret.ts'
import { requestRunSoon } from './job.store.ts'

interface HintRoutesDependencies {
  readonly db: Database
  readonly systems: HotelSystems
  readonly now: () => Date
  /** Called after a run was requested, so that it needn't wait for the next poll. */
  readonly runDue: () => void
}

type Hint = FastifyRequest<{ Params: { hotel: string; token: string } }>

/** A change in the hotel's system comes as several hints, which cost one reading. */
const PAUSE_SECONDS = 5

/**
 * Where a hotel's system without signatures says that something has changed. Nothing that it says is
 * read: the feed is read at once instead.
 */
export function hintRoutes(app: FastifyInstance, { db, systems, now, runDue }: HintRoutesDependencies): void {
  async function findHotel({ params: { hotel, token } }: Hint): Promise<number | undefined> {
    const hotelId = Number(hotel)
    const known = Number.isSafeInteger(hotelId) ? await systems.recentlyOf(hotelId) : undefined
    const secret = known?.system.hintSecret
    return secret && isSameSecret(token, computeHintToken(secret, hotelId)) ? hotelId : undefined
  }

  app.post<{ Params: { hotel: string; token: string } }>(
    '/api/hotel-system/:hotel/hints/:token/',
    {
      schema: { hide: true },
      // Answers before a body is read.
      async onRequest(request, reply) {
        const hotelId = await findHotel(request)
        if (hotelId === undefined) return reply.code(404).send({ problem: 'notFound' })
        await db.inHotel(hotelId, (tx) => recordPush(tx, hotelId))
        await requestRunSoon(db.directory, { name: 'pullFeed', hotelId }, { now: now(), pauseSeconds: PAUSE_SECONDS })
        runDue()
        return reply.send({})
      },
    },
    // Required by Fastify; the hook has answered.
    async (_request, reply) => reply,
  )
}
