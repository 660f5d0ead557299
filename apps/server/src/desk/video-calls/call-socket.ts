import type { IncomingMessage } from 'node:http'
import { headers } from '@foyer/contract/headers.ts'
import {
  type CallParty,
  MAX_CALL_FRAME_BYTES,
  parseCallProtocols,
  VIDEO_CALL_PATH,
} from '@foyer/contract/messages/video-call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { StaffSessions } from '../../access/staff-session/staff-sessions.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { acceptUpgrades } from '../../platform/http/accept-upgrades.ts'
import { createSockets } from '../../platform/http/create-sockets.ts'
import { selectOwnCookies } from '../../platform/http/host-cookies.ts'
import { checkOrigin } from '../../platform/http/origin.ts'
import { serveCallConnection } from './call-connection.ts'
import { type CallTokens, isOfEnd } from './call-token.ts'
import { type IceSettings, listIceServers } from './ice-servers.ts'
import { consumeTicket } from './video-call.store.ts'

interface CallSocketDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly visits: Visits
  readonly staffSessions: StaffSessions
  readonly tokens: CallTokens
  readonly changes: Changes
  readonly wakes: Wakes
  readonly ice: IceSettings
  readonly publicUrl: string | undefined
  readonly secureCookies: boolean
}

export function isVideoCallRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.split('?', 1)[0] === VIDEO_CALL_PATH
}

/** Authenticates an end like any call of its page, and also by a token for this particular call. */
export function registerCallSocket(app: FastifyInstance, parts: CallSocketDependencies): void {
  const sockets = createSockets({
    maxPayload: MAX_CALL_FRAME_BYTES,
    handleProtocols: (offered) => parseCallProtocols(offered)?.subprotocol ?? false,
  })
  acceptUpgrades(app, {
    sockets,
    isFor: isVideoCallRequest,
    async admit(request) {
      const line = await admitRequest(app, request, parts)
      return (socket) => serveCallConnection(socket, { ...parts, ...line })
    },
  })
}

async function admitRequest(app: FastifyInstance, request: IncomingMessage, parts: CallSocketDependencies) {
  const { visits, staffSessions, publicUrl, secureCookies } = parts
  checkOrigin({ headers: request.headers, host: request.headers.host ?? '' }, publicUrl)
  const offer = parseCallProtocols(
    (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim()),
  )
  if (!offer) throw new Problem('badInput', 'this page uses another protocol')
  const { searchParams } = new URL(request.url ?? '', 'http://foyer')
  const [hotelId, appKey] = [searchParams.get('hotel') ?? '', searchParams.get('app')]
  const said = { [headers.hotelId]: hotelId, [headers.appKey]: appKey ?? '', [headers.csrf]: offer.csrf }
  const cookies = selectOwnCookies(app.parseCookie(request.headers.cookie ?? ''), secureCookies)
  const admit = (tx: HotelTransaction, hotel: Hotel, end: CallParty, holder: string, now: Date) =>
    admitAs({ tx, hotel, end, holder, now, token: offer.token, searchParams }, parts)
  if (appKey !== null)
    return visits.during({ headers: said, cookies, body: {} }, { allowEnded: false }, ({ tx, hotel, id, now }) =>
      admit(tx, hotel, 'guest', id, now),
    )
  const answering = { name: 'videoCall', changes: true, may: 'answerCalls' } as const
  return staffSessions.during({ headers: said, cookies, query: {} }, answering, ({ tx, hotel, id, now }) =>
    admit(tx, hotel, 'desk', id, now),
  )
}

interface Admission {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly end: CallParty
  readonly holder: string
  readonly now: Date
  readonly token: string
  readonly searchParams: URLSearchParams
}

async function admitAs(
  { tx, hotel, end, holder, now, token, searchParams }: Admission,
  { tokens, sites, ice }: CallSocketDependencies,
) {
  const claimed = tokens.read(token, now)
  const isForThis =
    isOfEnd(claimed, end, holder) &&
    claimed.hotelId === hotel.id &&
    claimed.callId === searchParams.get('session') &&
    tokens.apiKey(hotel.id) === searchParams.get('key')
  if (!isForThis || !(await consumeTicket(tx, claimed.callId, end, claimed.ticket)))
    throw new Problem('mayNot', 'this token is not valid')
  const { config } = await sites.config(tx, hotel)
  const asked = { config: config.video_call, secret: config.secrets.relay, settings: ice, now }
  return {
    hotelId: hotel.id,
    callId: claimed.callId,
    end,
    ice: {
      iceServers: listIceServers({ ...asked, who: `${claimed.callId}-${end}` }),
      relayOnly: config.video_call.relay_only,
    },
  }
}
