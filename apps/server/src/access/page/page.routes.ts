import type { Readers } from '@foyer/contract/page.ts'
import { themeCss, themeSchema } from '@foyer/domain/config/theme.ts'
import { openPanels } from '@foyer/domain/device/staff-panels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { sha256 } from '../../platform/digest/sha256.ts'
import { allowCamera } from '../../platform/http/permissions.ts'
import { enrolledDevice } from '../device/device.store.ts'
import { hubPorts } from '../hub/hub.store.ts'
import { allowHub } from '../hub/hub-policy.ts'
import { allowLobby, allowLobbyBesideHotels } from '../hub/lobby-frame.ts'
import type { Sites } from '../site/sites.ts'
import { hasEnded } from '../visit/visit.store.ts'
import { newVisit, type VisitSeal, visitCookieName } from '../visit/visit-cookie.ts'
import type { GiveVisit } from '../visit/visit-cookies.ts'
import { allowCardFrame } from './card-frame.ts'
import { faviconRoute } from './favicon.ts'
import type { BuiltPage } from './page.ts'
import { pageSite } from './page-site.ts'

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly seal: VisitSeal
  readonly page: BuiltPage
  readonly readers: Readers
  readonly giveVisit: GiveVisit
  readonly publicUrl: string | undefined
}

/** The app key of a hotel's address that names none: the guest's own phone. */
const DEFAULT_APP = 'own'

const SIGN_IN = '/pok/'
/** Where a kiosk goes that is left: the program around its browser watches for it. */
const EXIT = '/pok/exit'

export function pageRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, sites, seal, page, readers, giveVisit, publicUrl } = parts
  faviconRoute(app)
  app.get(SIGN_IN, { schema: { hide: true } }, async (request, reply) => {
    await allowLobbyBesideHotels({ request, reply, publicUrl }, db)
    return html(reply, await page.render({ language: 'en', base: '/pok' }, '/theme/default.css'))
  })
  app.get(EXIT, { schema: { hide: true } }, async (request, reply) => {
    await allowLobbyBesideHotels({ request, reply, publicUrl }, db)
    return html(reply, await page.render({ language: 'en', base: EXIT, hasLeft: true }, '/theme/default.css'))
  })
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(SIGN_IN))
  app.get('/pok', { schema: { hide: true } }, async (_request, reply) => reply.redirect(SIGN_IN))

  app.get<{ Params: Record<string, string> }>(
    '/pok/1/company/:company/hotel/:hotel/lang/:lang/*',
    { schema: { hide: true } },
    async (request, reply) => servePage(request, reply),
  )

  async function servePage(request: FastifyRequest<{ Params: Record<string, string> }>, reply: FastifyReply) {
    const { company, hotel: hotelText, lang, '*': rest = '' } = request.params
    const hotel = await sites.hotel(wholeNumber(hotelText))
    if (!hotel || String(hotel.companyId) !== company) throw new Problem('notFound', 'there is no such hotel')
    const [word, key = ''] = rest.split('/')
    const appKey = word === 'appkey' ? key : DEFAULT_APP
    const facts = await db.inHotel(hotel.id, async (tx) => {
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
        base: word === 'appkey' ? `${address}/appkey/${appKey}` : address,
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
    })
    // The connection has gone back: nobody waits for a page that is put together, or for a browser that reads it.
    if (!facts) return reply.redirect(SIGN_IN)
    // An address of ours is one of a few; words of somebody else's beside the token are not to be compressed with it.
    const repeatsWords = facts.language !== lang
    return html(reply, await page.render(facts, `/theme/${hotel.id}/${facts.hotelPage.version}.css`), repeatsWords)
  }

  app.get('/theme/default.css', { schema: { hide: true } }, async (_request, reply) =>
    css(reply, themeCss(themeSchema.parse({}))),
  )

  app.get<{ Params: { hotel: string; version: string } }>(
    '/theme/:hotel/:version.css',
    { schema: { hide: true } },
    async (request, reply) => {
      const hotel = await sites.hotel(wholeNumber(request.params.hotel))
      if (!hotel) throw new Problem('notFound')
      const { config, version } = await sites.configOf(hotel)
      if (String(version) === request.params.version)
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      return css(reply, themeCss(config.theme))
    },
  )
}

function wholeNumber(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
}

function html(reply: FastifyReply, text: string, isFixed = false): FastifyReply {
  const cached = isFixed ? 'no-store, no-transform' : 'no-store'
  return reply.type('text/html; charset=utf-8').header('cache-control', cached).send(text)
}

function css(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/css; charset=utf-8').send(text)
}
