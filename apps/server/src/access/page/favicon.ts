import type { FastifyInstance } from 'fastify'

/** An arch with a lamp in it: the product's mark, in colours that work on light and dark. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1f4d3f" d="M4 30V14a12 12 0 0 1 24 0v16z"/><path fill="#f6f1e6" d="M9 30V14a7 7 0 0 1 14 0v16z"/><circle cx="16" cy="15" r="3" fill="#b98a3c"/></svg>`

/** Browsers request it automatically at this address. */
export function faviconRoute(app: FastifyInstance): void {
  app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
}
