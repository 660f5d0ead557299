import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

const ofPages = {
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
    ...ofPages,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy':
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';" +
      "media-src 'self' blob:;worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';upgrade-insecure-requests",
  })
})

it.each(['/api/x/', '/assets/x.js', '/staff/assets/x.js', '/theme/1/1.css'])(
  'T14 P6 %s is no page and has the headers that matter for a file or an answer',
  async (url) => {
    const app = await createHttp({ logLevel: 'silent', isSecure: true, acceptsUpgrade: () => false, operators: [] })
    onTestFinished(() => app.close())
    app.get('/*', async () => ({}))
    const { headers } = await app.inject({ method: 'GET', url })
    const { date: _, connection: __, 'content-type': ___, 'content-length': ____, ...safe } = headers
    expect(safe).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
  },
)

it('T14 the description of all calls is a page', async () => {
  const app = await createHttp({ logLevel: 'silent', isSecure: true, acceptsUpgrade: () => false, operators: [] })
  onTestFinished(() => app.close())
  const { headers } = await app.inject({ method: 'GET', url: '/api/docs/' })
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'permissions-policy': expect.any(String) })
})
