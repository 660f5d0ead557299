import { renderThemeCss, themeSchema } from '@foyer/domain/config/theme.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { allowAnyLobbyFrame } from '../hub/lobby-frame.ts'
import { faviconRoute } from './favicon.ts'
import { type PageDependencies, parseWholeNumber, SIGN_IN, sendHtml, servePage } from './serve-page.ts'

/** Where a kiosk goes on exit; the program around its browser watches for it. */
const EXIT = '/pok/exit'

export function pageRoutes(app: FastifyInstance, parts: PageDependencies): void {
  const { db, sites, page, publicUrl } = parts
  faviconRoute(app)
  app.get(SIGN_IN, { schema: { hide: true } }, async (request, reply) => {
    await allowAnyLobbyFrame({ request, reply, publicUrl }, db)
    return sendHtml(reply, await page.render({ language: 'en', base: '/pok' }, '/theme/default.css'))
  })
  app.get(EXIT, { schema: { hide: true } }, async (request, reply) => {
    await allowAnyLobbyFrame({ request, reply, publicUrl }, db)
    return sendHtml(reply, await page.render({ language: 'en', base: EXIT, hasLeft: true }, '/theme/default.css'))
  })
  app.get('/pok', { schema: { hide: true } }, async (_request, reply) => reply.redirect(SIGN_IN))

  app.get<{ Params: Record<string, string> }>(
    '/pok/1/company/:company/hotel/:hotel/lang/:lang/*',
    { schema: { hide: true } },
    (request, reply) => servePage(parts, request, reply),
  )

  app.get('/theme/default.css', { schema: { hide: true } }, async (_request, reply) =>
    sendCss(reply, renderThemeCss(themeSchema.parse({}))),
  )

  app.get<{ Params: { hotel: string; version: string } }>(
    '/theme/:hotel/:version.css',
    { schema: { hide: true } },
    async (request, reply) => {
      const hotel = await sites.hotel(parseWholeNumber(request.params.hotel))
      if (!hotel) throw new Problem('notFound')
      const { config, version } = await sites.configOf(hotel)
      if (String(version) === request.params.version)
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      return sendCss(reply, renderThemeCss(config.theme))
    },
  )
}

function sendCss(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/css; charset=utf-8').send(text)
}
