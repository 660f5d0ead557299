import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { chooseGateway } from '../../outside/payment-gateway/choose-gateway.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { parseFacts } from '../../testing/guest-page.ts'
import { createPage } from './page.ts'

const secrets = {
  admin_password: 'CANARY-admin',
  tablet_password: 'CANARY-tablet',
  front_desk_password: 'CANARY-desk',
  demo_code: 'CANARY-code',
  gateway: 'CANARY-of-the-gateway',
}

it('a page contains its facts: settled for its device, with a token, in the language of the address', async () => {
  const server = await createTestServer()
  const { facts } = await server.open({ hotelId: 1, language: 'es', appKey: 'prechk' })
  expect(facts).toMatchObject({
    language: 'es',
    base: '/pok/1/company/1/hotel/1/lang/es/appkey/prechk',
    hotelPage: {
      hotel: { id: 1, companyId: 1, name: 'Foyer Palace', timeZone: 'Europe/Madrid', currency: 'EUR' },
      site: { appKey: 'prechk', process: 'pre-check-in', device: { isPok: false } },
      version: '1',
    },
  })
})

it.each([
  [1, false, ['/assets/first-de.js']],
  [1, true, ['/assets/first-de.js', '/assets/de.js']],
  [3, false, ['/assets/first-de.js', '/assets/de-of-drivers.js']],
])(
  'hotel %i, at a later screen %s: the texts of the page are preloaded with it, and those of a rental only there',
  async (hotelId, laterScreen, words) => {
    const server = await createTestServer()
    const { facts } = await server.open({ hotelId, language: 'de', appKey: 'own' })
    const built = {
      'first/de': '/assets/first-de.js',
      de: '/assets/de.js',
      fr: '/assets/fr.js',
      'driver/de': '/assets/de-of-drivers.js',
    }
    const html = await createPage(async () => '<!--site-->', built).render(facts, '/theme.css', { laterScreen })
    expect([...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file)).toEqual(words)
  },
)

it.each([
  ['pay', ['Apple Pay', 'Google Pay', 'Bizum']],
  ['pay-frame', []],
])('the page of app %s names the wallets that the payment page takes: %j', async (appKey, names) => {
  const gatewayFor = chooseGateway({ demoGatewayUrl: 'https://gateway.example' })
  const server = await createTestServer({ gatewayFor })
  expect((await server.open({ hotelId: 1, appKey })).hotelPage.payWallets).toEqual(names)
})

it('T6 no secret of the configuration is in a page, and nothing that a page does not need', async () => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, secrets })
  const page = await server.openKiosk()
  const { body } = await page.browser.send({ method: 'GET', url: page.url })
  expect(body).not.toContain('CANARY')
  const { site } = page.hotelPage
  expect(site).not.toHaveProperty('legal')
  expect(site.theme).toEqual({ name: 'Foyer Palace', mark: 'arch' })
  expect(site.screens.flatMap(({ assets }) => assets).filter(({ type }) => type === 'FieldArray')).toEqual([])
  expect(site.fields.search.length).toBeGreaterThan(0)
})

it('T14 no text of a hotel breaks out of its place in the page', async () => {
  const server = await createTestServer()
  const nasty = "</script><script>alert(1)</script><!--\u2028\u2029$&$'$`$1\"'\\"
  await server.db.directory.updateTable('hotels').set({ name: nasty }).where('id', '=', 1).execute()
  await server.publish(1, { ...palaceDocument, labels: { en: { 'select-language.question': nasty } } })
  const page = await server.open()
  const { body } = await page.browser.send({ method: 'GET', url: page.url })
  expect(body.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(body).not.toMatch(/<!--|\u2028|\u2029/)
  expect(page.hotelPage.hotel.name).toBe(nasty)
  expect(page.hotelPage.site.labels.en?.['select-language.question']).toBe(nasty)
})

it('T14 nor does the address', async () => {
  const server = await createTestServer()
  const url = `/pok/1/company/1/hotel/1/lang/${encodeURIComponent('"></script><b>$&')}/appkey/own/`
  const { statusCode, body } = await server.app.inject({ method: 'GET', url })
  expect([statusCode, body.match(/<\/?script/g), body.includes('<b>')]).toEqual([200, ['<script', '</script'], false])
  expect(parseFacts(body)).toMatchObject({ language: 'en', base: url.replace(/\/$/, '') })
})

it('T2 T14 a page is never cached, runs only our scripts and cannot be framed', async () => {
  const server = await createTestServer()
  for (const url of ['/pok/', '/pok/1/company/1/hotel/1/lang/en/']) {
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|http/)
  }
})

it('asks browsers to insist on https only if the public address uses it, and then restricts cookies to it', async () => {
  const url = '/pok/1/company/1/hotel/1/lang/en/'
  const plain = await (await createTestServer({ publicUrl: 'http://hotel.example' })).app.inject({ method: 'GET', url })
  const secure = await (await createTestServer({ publicUrl: 'https://hotel.example' })).app.inject({
    method: 'GET',
    url,
  })
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect([plain.cookies[0]?.['secure'], secure.cookies[0]?.['secure']]).toEqual([undefined, true])
  expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

it('pages of devices redirect to sign-in without an enrolled one', async () => {
  const server = await createTestServer()
  for (const appKey of ['kiosk', 'tablet', 'frontapp']) {
    const { statusCode, headers, cookies } = await server.app.inject({
      method: 'GET',
      url: `/pok/1/company/1/hotel/1/lang/en/appkey/${appKey}/`,
    })
    expect([appKey, statusCode, headers['location'], cookies]).toEqual([appKey, 302, '/pok/', []])
  }
  const signIn = await server.app.inject({ method: 'GET', url: '/pok/' })
  expect(parseFacts(signIn.body)).toEqual({ language: 'en', base: '/pok' })
})

it('SHELL-17.a SHELL-17.b with the login page on, a phone too is sent to sign-in; with it off it is not', async () => {
  const server = await createTestServer()
  const own = '/pok/1/company/1/hotel/1/lang/en/appkey/own/'
  const opened = async () => {
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url: own })
    return [statusCode, headers['location']]
  }
  expect(await opened()).toEqual([200, undefined])
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, login_page: true } })
  expect(await opened()).toEqual([302, '/pok/'])
  expect((await server.openKiosk()).hotelPage.site.device.start).toBe('select-language')
})

it('the address without an app key is the guest’s own phone, with one it is that app', async () => {
  const server = await createTestServer()
  const facts = async (rest: string) =>
    parseFacts((await server.app.inject({ method: 'GET', url: `/pok/1/company/1/hotel/1/lang/en/${rest}` })).body)
  expect(await facts('')).toMatchObject({
    base: '/pok/1/company/1/hotel/1/lang/en',
    hotelPage: { site: { appKey: 'own' } },
  })
  expect(await facts('check-in?voucher=FOY1001')).toMatchObject({ base: '/pok/1/company/1/hotel/1/lang/en' })
  expect(await facts('appkey/prechk/check-in')).toMatchObject({
    base: '/pok/1/company/1/hotel/1/lang/en/appkey/prechk',
  })
})

it('there is no page of an unknown hotel, company or app key', async () => {
  const server = await createTestServer()
  for (const path of [
    'company/1/hotel/99/lang/en/',
    'company/1/hotel/0/lang/en/',
    'company/1/hotel/-1/lang/en/',
    'company/1/hotel/1e0/lang/en/',
    'company/1/hotel/99999999999/lang/en/',
    'company/2/hotel/1/lang/en/',
    'company/01/hotel/1/lang/en/',
    'company/1/hotel/1/lang/en/appkey/nothing/',
    'company/1/hotel/1/lang/en/appkey/KIOSK/',
    'company/1/hotel/1/lang/en/appkey/__proto__/',
    'company/1/hotel/1/lang/en/appkey/',
    "company/1/hotel/1/lang/en/appkey/'/",
  ]) {
    const answer = await server.app.inject({ method: 'GET', url: `/pok/1/${path}` })
    expect([path, answer.statusCode, answer.json().problem]).toEqual([path, 404, 'notFound'])
  }
})

it('the stylesheet of a hotel is its theme, cached for ever under its version and not under another', async () => {
  const server = await createTestServer()
  const css = async (url: string) => server.app.inject({ method: 'GET', url })
  const own = await css('/theme/1/1.css')
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(own.headers['cache-control']).toContain('immutable')
  expect(own.body).toContain('--font-display')
  expect((await css('/theme/1/7.css')).headers['cache-control']).toBe('no-store')
  expect((await css('/theme/2/1.css')).body).not.toBe(own.body)
  expect((await css('/theme/default.css')).statusCode).toBe(200)
  expect((await css('/theme/99/1.css')).statusCode).toBe(404)
  const page = await server.open()
  const { body } = await page.browser.send({ method: 'GET', url: page.url })
  expect(body).toContain('<link rel="stylesheet" href="/theme/1/1.css">')
})

it('a new configuration is in the next page, and in the next call', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await server.publish(1, { ...palaceDocument, languages: ['en'], flags: {} })
  await page.load()
  expect([page.hotelPage.version, page.hotelPage.site.languages]).toEqual(['2', ['en']])
})

it('a hotel whose configuration cannot be read is unavailable, and the others are not', async () => {
  const server = await createTestServer()
  await server.db.inHotel(2, (tx) =>
    tx
      .insertInto('hotel_configs')
      .values({ hotel_id: 2, version: 2, document: JSON.stringify({ languages: 7 }) })
      .execute(),
  )
  const answer = await server.app.inject({ method: 'GET', url: '/pok/1/company/1/hotel/2/lang/en/' })
  expect([answer.statusCode, answer.json().problem, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
  expect((await server.open()).hotelPage.hotel.id).toBe(1)
})
