import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { headers } from '@foyer/contract/common.ts'
import { FRONT_DESK_PATH, readDeskOffer } from '@foyer/contract/messages/front-desk.ts'
import { asProblem, Problem, problemTraits } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { ownCookies } from '../../platform/http/host-cookies.ts'
import { checkOrigin } from '../../platform/http/origin.ts'
import type { Screen } from './front-desk.store.ts'
import { hearScreen } from './hear-screen.ts'

/** The longest of a guest's fields, all at once. */
const LARGEST_FRAME = 16_384

/** A screen that lost its power closes no connection. */
const BEAT_MS = 30_000

interface Parts {
  readonly visits: Visits
  readonly changes: Changes
  readonly publicUrl: string | undefined
  readonly secureCookies: boolean
}

/** The one address with a socket behind it: whoever offers an upgrade anywhere else, as some clients always do, is answered as usual. */
export function isFrontDesk({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.split('?', 1)[0] === FRONT_DESK_PATH
}

/** What a screen that follows the desk has to tell. It is let in like any call: by origin, visit, token and enrolled device. */
export function frontDeskRoutes(app: FastifyInstance, parts: Parts): void {
  const { visits, changes } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    handleProtocols: (offered) => readDeskOffer(offered)?.subprotocol ?? false,
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  })

  app.server.on('upgrade', async (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    try {
      const { caller, link } = callerOf(app, request, parts)
      const asScreen = <Answer extends object>(work: (visit: Visit, screen: Screen) => Promise<Answer>) =>
        // The last words of a guest may come when their visit has ended.
        visits.during(caller, { evenEnded: true }, (visit) => work(visit, screenOf(visit, link)))
      const { hotelId } = await asScreen(async (_visit, screen) => screen)
      sockets.handleUpgrade(request, stream, head, (socket) => {
        hearScreen(socket, { asScreen, onKept: () => changes.tell(hotelId, 'stays', 'devices') })
        let isAlive = true
        socket.on('pong', () => {
          isAlive = true
        })
        const beat = setInterval(() => {
          if (!isAlive) return socket.terminate()
          isAlive = false
          socket.ping()
        }, BEAT_MS)
        socket.on('close', () => clearInterval(beat))
      })
    } catch (caught) {
      refuse(stream, problemTraits(asProblem(caught).code).status)
    }
  })
}

function callerOf(app: FastifyInstance, request: IncomingMessage, { publicUrl, secureCookies }: Parts) {
  checkOrigin({ headers: request.headers, host: request.headers.host ?? '' }, publicUrl)
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  const offer = readDeskOffer(offered)
  if (!offer) throw new Problem('badInput', 'this page speaks another protocol')
  const { searchParams } = new URL(request.url ?? '', 'http://foyer')
  const caller: VisitCaller = {
    headers: {
      [headers.hotelId]: searchParams.get('hotel') ?? '',
      [headers.appKey]: searchParams.get('app') ?? '',
      [headers.csrf]: offer.csrf,
    },
    cookies: ownCookies(app.parseCookie(request.headers.cookie ?? ''), secureCookies),
    body: {},
  }
  return { caller, link: offer.link }
}

function screenOf({ hotel, deviceId, site }: Visit, link: string): Screen {
  if (!deviceId || !site.device.followsDesk) throw new Problem('mayNot', 'this screen does not follow the desk')
  return { hotelId: hotel.id, deviceId, link }
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
