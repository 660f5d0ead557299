import type { IncomingMessage } from 'node:http'
import { headers } from '@foyer/contract/headers.ts'
import { FRONT_DESK_PATH, parseDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import { HOTEL_CHANNEL_PATH } from '@foyer/contract/messages/hotel-channel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { acceptUpgrades } from '../../platform/http/accept-upgrades.ts'
import { createSockets } from '../../platform/http/create-sockets.ts'
import { selectOwnCookies } from '../../platform/http/host-cookies.ts'
import { checkOrigin } from '../../platform/http/origin.ts'
import type { DeskCommands } from './commands.ts'
import type { Screen } from './front-desk.store.ts'
import { findLineKey } from './line-key.store.ts'
import { createPresence, type Presence } from './presence.ts'
import { serveScreenConnection } from './screen-connection.ts'
import { createScreenTurns, type ScreenTurns } from './screen-turns.ts'
import { serveSystemConnection } from './system-connection.ts'

/** Fits all of a guest's fields at their maximum length. */
const MAX_FRAME_BYTES = 16_384

interface FrontDeskRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly visits: Visits
  readonly changes: Changes
  readonly wakes: Wakes
  readonly commands: DeskCommands
  readonly publicUrl: string | undefined
  readonly secureCookies: boolean
}

const getPath = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.split('?', 1)[0] ?? ''

/** Paths with a socket. Some clients always offer an upgrade; on other paths it is ignored. */
export function isFrontDeskRequest(request: Pick<IncomingMessage, 'url'>): boolean {
  return [FRONT_DESK_PATH, HOTEL_CHANNEL_PATH].includes(getPath(request))
}

/**
 * A screen is authenticated like any call, by origin, visit, token and enrolled device; a hotel's
 * system by its key.
 */
export function frontDeskRoutes(app: FastifyInstance, parts: FrontDeskRoutesDependencies): void {
  const sockets = createSockets({
    maxPayload: MAX_FRAME_BYTES,
    handleProtocols: (offered) => parseDeskProtocols(offered)?.subprotocol ?? false,
  })
  const present = createPresence(parts.db)
  const turns = createScreenTurns()
  app.addHook('preClose', async () => present.stop())
  acceptUpgrades(app, {
    sockets,
    isFor: isFrontDeskRequest,
    admit: (request) =>
      getPath(request) === HOTEL_CHANNEL_PATH
        ? acceptSystem(request, parts)
        : acceptScreen(app, request, parts, { present, turns }),
  })
}

type Open = (socket: WebSocket) => void

async function acceptScreen(
  app: FastifyInstance,
  request: IncomingMessage,
  parts: FrontDeskRoutesDependencies,
  { present, turns }: { readonly present: Presence; readonly turns: ScreenTurns },
): Promise<Open> {
  const { db, visits, changes, wakes } = parts
  const { caller, link } = parseCaller(app, request, parts)
  const asScreen = <Answer extends object>(work: (visit: Visit, screen: Screen) => Promise<Answer>) =>
    // A guest's last messages may arrive after their visit has ended.
    visits.during(caller, { allowEnded: true }, (visit) => work(visit, toScreen(visit, link)))
  const screen = await asScreen(async (_visit, found) => found)
  return (socket) =>
    serveScreenConnection(socket, {
      asScreen: (work) => turns.run(screen.deviceId, () => asScreen(work)),
      screen,
      db,
      wakes,
      presence: present,
      onKept: () => changes.publish(screen.hotelId, 'stays', 'devices'),
      onPresence: () => changes.publish(screen.hotelId, 'devices', 'screens'),
      onShown: () => changes.publish(screen.hotelId, 'screens'),
    })
}

/** No web page can send this header, so no other site can act as the hotel's system. */
async function acceptSystem(
  request: IncomingMessage,
  { db, sites, commands, wakes }: FrontDeskRoutesDependencies,
): Promise<Open> {
  const { searchParams } = new URL(request.url ?? '', 'http://foyer')
  const hotelId = Number(searchParams.get('hotel'))
  const key = /^Bearer (.{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const hotel = key && Number.isSafeInteger(hotelId) ? await sites.hotel(hotelId) : undefined
  const known = key && hotel ? await db.inHotel(hotel.id, (tx) => findLineKey(tx, key)) : undefined
  if (!hotel || !known) throw new Problem('noVisit', 'no such key at this hotel')
  return (socket) => serveSystemConnection(socket, { db, sites, hotel, key: known, commands, wakes })
}

function parseCaller(
  app: FastifyInstance,
  request: IncomingMessage,
  { publicUrl, secureCookies }: FrontDeskRoutesDependencies,
) {
  checkOrigin({ headers: request.headers, host: request.headers.host ?? '' }, publicUrl)
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  const offer = parseDeskProtocols(offered)
  if (!offer) throw new Problem('badInput', 'this page uses another protocol')
  const { searchParams } = new URL(request.url ?? '', 'http://foyer')
  const caller: VisitCaller = {
    headers: {
      [headers.hotelId]: searchParams.get('hotel') ?? '',
      [headers.appKey]: searchParams.get('app') ?? '',
      [headers.csrf]: offer.csrf,
    },
    cookies: selectOwnCookies(app.parseCookie(request.headers.cookie ?? ''), secureCookies),
    body: {},
  }
  return { caller, link: offer.link }
}

function toScreen({ hotel, deviceId, site }: Visit, link: string): Screen {
  if (!deviceId || !site.device.followsDesk) throw new Problem('mayNot', 'this screen does not follow the desk')
  return { hotelId: hotel.id, deviceId, link }
}
