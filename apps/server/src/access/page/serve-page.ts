import type { Readers } from '@foyer/contract/page.ts'
import { openPanels } from '@foyer/domain/device/staff-panels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { allowCamera } from '../../platform/http/permissions.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { enrolledDevice } from '../device/device.store.ts'
import type { Hotel } from '../hotel/hotel.ts'
import { hubPorts } from '../hub/hub.store.ts'
import { allowHub } from '../hub/hub-policy.ts'
import { allowLobby } from '../hub/lobby-frame.ts'
import type { Sites } from '../site/sites.ts'
import { hasEnded } from '../visit/visit.store.ts'
import { newVisit, type VisitSeal, visitCookieName } from '../visit/visit-cookie.ts'
import type { GiveVisit } from '../visit/visit-cookies.ts'
import { allowCardFrame } from './card-frame.ts'
import type { BuiltPage } from './page.ts'
import { pageSite } from './page-site.ts'

export interface PageDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly seal: VisitSeal
  readonly page: BuiltPage
  readonly readers: Readers
  readonly giveVisit: GiveVisit
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
  const hotel = await sites.hotel(wholeNumber(hotelText))
  if (!hotel || String(hotel.companyId) !== company) throw new Problem('notFound', 'there is no such hotel')
  const [word, key = ''] = rest.split('/')
  const isNamed = word === 'appkey'
  const asked = { request, reply, hotel, lang, appKey: isNamed ? key : DEFAULT_APP, isNamed }
  const facts = await db.inHotel(hotel.id, (tx) => readPageFacts(dependencies, tx, asked))
  // The connection is released before the page is rendered and sent.
  if (!facts) return reply.redirect(SIGN_IN)
  // Our addresses are few; text from the client must not be compressed together with the token.
  const repeatsWords = facts.language !== lang
  return html(reply, await page.render(facts, `/theme/${hotel.id}/${facts.hotelPage.version}.css`), repeatsWords)
}

interface AskedPage {
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
  { sites, seal, page, readers, giveVisit, publicUrl }: PageDependencies,
  tx: HotelTransaction,
  { request, reply, hotel, lang, appKey, isNamed }: AskedPage,
) {
  const configured = await sites.site(tx, hotel, appKey)
  if (!configured) throw new Problem('notFound', 'there is no such app key')
  const device = await enrolledDevice(tx, { hotelId: hotel.id, appKey, cookies: request.cookies })
  const site = (device && (await sites.site(tx, hotel, appKey, device.channelOverride))) ?? configured
  if ((site.device.enrolledOnly || site.policies.start.loginPage) && !device) return undefined
  if (!site.device.picturesOnly) {
    allowHub(reply, { host: site.policies.devices.socketHost, ports: await hubPorts(tx, appKey) })
    await allowLobby({ request, reply, publicUrl }, hotel, tx)
  }
  allowCamera(reply, { microphone: site.policies.videoCall.on })
  allowCardFrame(reply, site.policies.payment.provider)
  const name = visitCookieName(hotel.id, appKey)
  const known = seal.open(hotel.id, appKey, request.cookies[name])
  const visit = known && !(await hasEnded(tx, known.id)) ? known : newVisit()
  if (visit !== known) giveVisit(reply, { hotelId: hotel.id, appKey }, visit)
  const { version, config } = await sites.config(tx, hotel)
  const language = site.languages.find((one) => one === lang) ?? site.languages[0] ?? 'en'
  const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${encodeURIComponent(lang ?? '')}`
  return {
    language,
    base: isNamed ? `${address}/appkey/${appKey}` : address,
    hotelPage: {
      site: pageSite(site),
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
      panels: openPanels(site, config.secrets),
      readers: { ...readers, face: readers.face || sites.comparesFaces(hotel, site) },
    },
  }
}

export function wholeNumber(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
}

export function html(reply: FastifyReply, text: string, isFixed = false): FastifyReply {
  const cached = isFixed ? 'no-store, no-transform' : 'no-store'
  return reply.type('text/html; charset=utf-8').header('cache-control', cached).send(text)
}
