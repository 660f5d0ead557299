import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'cache-control': 'no-store',
}

it.each([
  ['/', 200],
  ['/nothing', 404],
  // Refused before anything is looked up.
  ['/metrics', 404],
])('T14 %s is answered %i with all security headers', async (url, status) => {
  const app = await createHttp({ logLevel: 'silent', isSecure: true, acceptsUpgrade: () => false, operators: [] })
  onTestFinished(() => app.close())
  app.get('/', async () => ({}))
  const { statusCode, headers } = await app.inject({ method: 'GET', url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    ...always,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy':
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';" +
      "media-src 'self' blob:;worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';upgrade-insecure-requests",
  })
})
