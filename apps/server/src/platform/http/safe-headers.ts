import type { FastifyInstance } from 'fastify'

/**
 * Calls, scripts, styles and pictures: nothing that a browser shows as a page of its own. They come by
 * the dozen, so they carry no header that matters for pages only.
 */
const NO_PAGE = /^\/(?:api\/(?!docs)|assets\/|staff\/assets\/|theme\/)/

export const isPagePath = (url: string): boolean => !NO_PAGE.test(url)

/**
 * The security headers of every response. They are computed once: building them for each response
 * costs more than a small call.
 */
export function sendSafeHeaders(app: FastifyInstance, isSecure: boolean): void {
  const always = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
  }
  // Should one of them be opened as a page after all, it may do nothing.
  const ofFiles = { ...always, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" }
  const ofPages = {
    ...always,
    'content-security-policy': formatPolicy(isSecure),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isPagePath(url) ? ofPages : ofFiles)
    done()
  })
}

/** Scripts, styles and pictures come from us; nothing is inline and no page may frame us. */
function formatPolicy(isSecure: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}
