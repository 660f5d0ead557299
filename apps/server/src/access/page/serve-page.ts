import type { Readers } from '@foyer/contract/page.ts'
import type { WalletKind } from '@foyer/contract/wallet-pass.ts'
import { listPayWallets } from '@foyer/domain/config/list-pay-wallets.ts'
import { getEnabledPanels } from '@foyer/domain/device/staff-panels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { allowCamera } from '../../platform/http/permissions.ts'
import { recordRequestHotel } from '../../platform/log/request-hotel.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { findEnrolledDevice } from '../device/device.store.ts'
import type { Hotel } from '../hotel/hotel.ts'
import { listHubPorts } from '../hub/hub.store.ts'
import { allowHub } from '../hub/hub-policy.ts'
import { allowLobbyFrame } from '../hub/lobby-frame.ts'
import type { Sites } from '../site/sites.ts'
import { hasEnded } from '../visit/visit.store.ts'
import { createVisit, type VisitSeal, visitCookieName } from '../visit/visit-cookie.ts'
import type { SetVisitCookie } from '../visit/visit-cookies.ts'
import { allowCardFrame } from './card-frame.ts'
import type { BuiltPage } from './page.ts'
import { toPageSite } from './page-site.ts'

export interface PageDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly seal: VisitSeal
  readonly page: BuiltPage
  readonly readers: Readers
  readonly wallets: readonly WalletKind[]
  readonly setVisitCookie: SetVisitCookie
  readonly publicUrl: string | undefined
}

/** The app key for an address that names none: the guest's own phone. */
const DEFAULT_APP = 'own'

export const SIGN_IN = '/pok/'

type PageRequest = FastifyRequest<{ Params: Record<string, string> }>

/** Serves the guest page of a hotel, with what it needs to start. */
export async function servePage(
  dependencies: PageDependencies,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, sites, page } = dependencies
  const { company, hotel: hotelText, lang, '*': rest = '' } = request.params
  const hotel = await sites.hotel(parseWholeNumber(hotelText))
  if (!hotel || String(hotel.companyId) !== company) throw new Problem('notFound', 'there is no such hotel')
  recordRequestHotel(request, hotel.id)
  const [word, key = '', place = ''] = rest.split('/')
  const isNamed = word === 'appkey'
  const laterScreen = !['', 'select-language'].includes(isNamed ? place : (word ?? ''))
  const asked = { request, reply, hotel, lang, appKey: isNamed ? key : DEFAULT_APP, isNamed }
  const facts = await db.inHotel(hotel.id, (tx) => readPageFacts(dependencies, tx, asked))
  // The connection is released before the page is rendered and sent.
  if (!facts) return reply.redirect(SIGN_IN)
  // Our addresses are few; text from the client must not be compressed together with the token.
  const repeatsWords = facts.language !== lang
  const html = await page.render(facts, `/theme/${hotel.id}/${facts.hotelPage.version}.css`, { laterScreen })
  return sendHtml(reply, html, repeatsWords)
}

interface PageInput {
  readonly request: PageRequest
  readonly reply: FastifyReply
  readonly hotel: Hotel
  readonly lang: string | undefined
  readonly appKey: string
  /** Whether the address names the app key. */
  readonly isNamed: boolean
}

/**
 * Returns undefined if the page is only for enrolled devices and this isn't one. Allows in the
 * response headers what the page will use.
 */
async function readPageFacts(
  { sites, seal, page, readers, setVisitCookie, publicUrl, wallets }: PageDependencies,
  tx: HotelTransaction,
  { request, reply, hotel, lang, appKey, isNamed }: PageInput,
) {
  const configured = await sites.site(tx, hotel, appKey)
  if (!configured) throw new Problem('notFound', 'there is no such app key')
  const device = await findEnrolledDevice(tx, { hotelId: hotel.id, appKey, cookies: request.cookies })
  const site = (device && (await sites.site(tx, hotel, appKey, device.channelOverride))) ?? configured
  if ((site.device.enrolledOnly || site.policies.start.loginPage) && !device) return undefined
  if (!site.device.picturesOnly) {
    allowHub(reply, { host: site.policies.devices.socketHost, ports: await listHubPorts(tx, appKey) })
    await allowLobbyFrame({ request, reply, publicUrl }, hotel, tx)
  }
  allowCamera(reply, { microphone: site.policies.videoCall.on })
  allowCardFrame(reply, site.policies.payment.provider)
  const name = visitCookieName(hotel.id, appKey)
  const known = seal.open(hotel.id, appKey, request.cookies[name])
  const visit = known && !(await hasEnded(tx, known.id)) ? known : createVisit()
  if (visit !== known) setVisitCookie(reply, { hotelId: hotel.id, appKey }, visit)
  const { version, config } = await sites.config(tx, hotel)
  const language = site.languages.find((one) => one === lang) ?? site.languages[0] ?? 'en'
  const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${encodeURIComponent(lang ?? '')}`
  return {
    language,
    base: isNamed ? `${address}/appkey/${appKey}` : address,
    hotelPage: {
      site: toPageSite(site),
      hotel: {
        id: hotel.id,
        companyId: hotel.companyId,
        name: hotel.name,
        timeZone: hotel.timeZone,
        currency: hotel.currency,
        country: hotel.country,
      },
      ...(device && { fingerprint: sha256(device.id) }),
      version: String(version),
      csrf: seal.csrf(visit),
      builtAt: page.builtAt.toISOString(),
      panels: getEnabledPanels(site, config.secrets),
      readers: { ...readers, face: readers.face || sites.comparesFaces(hotel, site) },
      wallets: site.device.keepsStayCard ? wallets : [],
      payWallets: listPayWallets(site, config),
    },
  }
}

export function parseWholeNumber(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
}

export function sendHtml(reply: FastifyReply, text: string, isFixed = false): FastifyReply {
  const cached = isFixed ? 'no-store, no-transform' : 'no-store'
  return reply.type('text/html; charset=utf-8').header('cache-control', cached).send(text)
}
