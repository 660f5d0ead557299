import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listDemoHotelIds } from '../../access/hotel/hotel.store.ts'
import { listLobbyPorts } from '../../access/hub/hub.store.ts'
import { SIGN_IN, sendHtml } from '../../access/page/serve-page.ts'
import { drawQr } from '../../book/qr/draw-qr.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listLandingHotels } from './landing-facts.ts'
import { renderLanding } from './landing-page.ts'

interface LandingDependencies {
  readonly app: FastifyInstance
  readonly db: Database
  readonly publicUrl: string | undefined
}

const pictures = fileURLToPath(new URL('../../../../../docs/pictures/', import.meta.url))
const styles = fileURLToPath(new URL('./landing.css', import.meta.url))
const hidden = { schema: { hide: true } }

/** The page at `/`: the demo's own page while there are demo hotels, else a device's sign-in. */
export async function landingRoutes({ app, db, publicUrl }: LandingDependencies): Promise<void> {
  const hasPictures = existsSync(pictures)
  if (hasPictures)
    await app.register(fastifyStatic, { root: pictures, prefix: '/demo/pictures/', decorateReply: false, maxAge: '1h' })

  app.get('/', hidden, async (request, reply) => {
    const hotels = await listDemoHotelIds(db.directory)
    if (hotels.length === 0) return reply.redirect(SIGN_IN)
    const lobby = publicUrl === undefined ? await findLobby(db, hotels) : undefined
    return sendHtml(reply, renderLanding({ lobby, phoneAddress: findPhoneAddress(request, publicUrl), hasPictures }))
  })
  app.get('/demo/landing.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(styles, 'utf8')),
  )
  app.get('/demo/phone.png', hidden, async (request, reply) => {
    const address = findPhoneAddress(request, publicUrl)
    return address ? reply.type('image/png').send(drawQr(address)) : reply.redirect('/')
  })
}

async function findLobby(db: Database, hotels: readonly number[]): Promise<string | undefined> {
  for (const hotel of hotels) {
    const [port] = await db.inHotel(hotel, listLobbyPorts)
    if (port !== undefined) return `http://localhost:${port}/bench/`
  }
  return undefined
}

const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '[::1]'

/** A phone cannot open `localhost`, so that this machine's address in the network replaces it. */
function findPhoneAddress(
  { protocol, hostname, port }: FastifyRequest,
  publicUrl: string | undefined,
): string | undefined {
  const path = listLandingHotels()[0]?.phone
  if (publicUrl) return `${publicUrl.replace(/\/$/, '')}${path}`
  const host = isLoopback(hostname) ? findOwnAddress() : hostname
  return host && `${protocol}://${host}${port ? `:${port}` : ''}${path}`
}

function findOwnAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
