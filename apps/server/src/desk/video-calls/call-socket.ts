import type { IncomingMessage } from 'node:http'
import { headers } from '@foyer/contract/common.ts'
import {
  type CallEnd,
  LARGEST_CALL_FRAME,
  readCallOffer,
  VIDEO_CALL_PATH,
} from '@foyer/contract/messages/video-call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { StaffSessions } from '../../access/staff-session/staff-sessions.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { ownCookies } from '../../platform/http/host-cookies.ts'
import { checkOrigin } from '../../platform/http/origin.ts'
import { takeUpgrades } from '../../platform/http/take-upgrades.ts'
import { callLine } from './call-line.ts'
import { type CallTokens, isOfEnd } from './call-token.ts'
import { type IceSettings, iceServers } from './ice-servers.ts'
import { takeTicket } from './video-call.store.ts'

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

export function isVideoCall({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.split('?', 1)[0] === VIDEO_CALL_PATH
}

/** Authenticates an end like any call of its page, and also by a token for this particular call. */
export function callSocket(app: FastifyInstance, parts: CallSocketDependencies): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_CALL_FRAME,
    perMessageDeflate: false,
    handleProtocols: (offered) => readCallOffer(offered)?.subprotocol ?? false,
  })
  takeUpgrades(app, {
    sockets,
    isFor: isVideoCall,
    async admit(request) {
      const line = await admitted(app, request, parts)
      return (socket) => callLine(socket, { ...parts, ...line })
    },
  })
}

async function admitted(app: FastifyInstance, request: IncomingMessage, parts: CallSocketDependencies) {
  const { visits, staffSessions, publicUrl, secureCookies } = parts
  checkOrigin({ headers: request.headers, host: request.headers.host ?? '' }, publicUrl)
  const offer = readCallOffer((request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim()))
  if (!offer) throw new Problem('badInput', 'this page speaks another protocol')
  const { searchParams } = new URL(request.url ?? '', 'http://foyer')
  const [hotelId, appKey] = [searchParams.get('hotel') ?? '', searchParams.get('app')]
  const said = { [headers.hotelId]: hotelId, [headers.appKey]: appKey ?? '', [headers.csrf]: offer.csrf }
  const cookies = ownCookies(app.parseCookie(request.headers.cookie ?? ''), secureCookies)
  const admit = (tx: HotelTransaction, hotel: Hotel, end: CallEnd, holder: string, now: Date) =>
    admittedAs({ tx, hotel, end, holder, now, token: offer.token, searchParams }, parts)
  if (appKey !== null)
    return visits.during({ headers: said, cookies, body: {} }, { evenEnded: false }, ({ tx, hotel, id, now }) =>
      admit(tx, hotel, 'guest', id, now),
    )
  const answering = { name: 'videoCall', changes: true, may: 'answerCalls' } as const
  return staffSessions.during({ headers: said, cookies, query: {} }, answering, ({ tx, hotel, id, now }) =>
    admit(tx, hotel, 'desk', id, now),
  )
}

interface Coming {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly end: CallEnd
  readonly holder: string
  readonly now: Date
  readonly token: string
  readonly searchParams: URLSearchParams
}

async function admittedAs(
  { tx, hotel, end, holder, now, token, searchParams }: Coming,
  { tokens, sites, ice }: CallSocketDependencies,
) {
  const claimed = tokens.read(token, now)
  const isForThis =
    isOfEnd(claimed, end, holder) &&
    claimed.hotelId === hotel.id &&
    claimed.callId === searchParams.get('session') &&
    tokens.apiKey(hotel.id) === searchParams.get('key')
  if (!isForThis || !(await takeTicket(tx, claimed.callId, end, claimed.ticket)))
    throw new Problem('mayNot', 'this token opens nothing')
  const { config } = await sites.config(tx, hotel)
  const asked = { config: config.video_call, secret: config.secrets.relay, settings: ice, now }
  return {
    hotelId: hotel.id,
    callId: claimed.callId,
    end,
    ice: {
      iceServers: iceServers({ ...asked, who: `${claimed.callId}-${end}` }),
      relayOnly: config.video_call.relay_only,
    },
  }
}
