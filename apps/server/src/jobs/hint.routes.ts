import type { FastifyInstance, FastifyRequest } from 'fastify'
import { computeHintToken } from '../book/hotel-system/hint-address.ts'
import type { HotelSystems } from '../book/hotel-system/hotel-systems.ts'
import { isSameSecret } from '../platform/secrets/is-same-secret.ts'

interface HintRoutesDependencies {
  readonly systems: HotelSystems
  readonly receiveHint: (hotelId: number) => Promise<void>
}

type Hint = FastifyRequest<{ Params: { hotel: string; token: string } }>

/**
 * Where a hotel's system without signatures says that something has changed. Nothing that it says is
 * read: the feed is read at once instead.
 */
export function hintRoutes(app: FastifyInstance, { systems, receiveHint }: HintRoutesDependencies): void {
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
        await receiveHint(hotelId)
        return reply.send({})
      },
    },
    // Required by Fastify; the hook has answered.
    async (_request, reply) => reply,
  )
}
