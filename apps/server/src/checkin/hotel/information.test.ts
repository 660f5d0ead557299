import { fetchInformation } from '@foyer/contract/information.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'

it('API-30.b returns the hotel’s times in the requested language', async () => {
  const page = await (await createTestServer()).open()
  const times = async (lang: string) =>
    (await page.send(fetchInformation, { body: { url: 'times', lang } })).json().data
  expect(await times('de')).toEqual({
    breakfast: { from: '07:00', until: '10:30', place: 'Wintergarten, Erdgeschoss' },
    check_out_until: '12:00',
  })
  // For an unknown language, the hotel's first one is used.
  expect(await times('xx')).toEqual(await times('en'))
})

it('API-30.b returns the hotel’s name and address, and no Wi-Fi password', async () => {
  const page = await (await createTestServer()).open()
  const { data } = await page.call(fetchInformation, { body: { subject: 'house', language: 'en' } })
  expect(data).toEqual({
    name: 'Foyer Palace',
    address: 'Carrer del Fanal 24, 08002 Barcelona',
    reception: { name: 'Núria', phone: '+34 930000000' },
  })
})

it('a page that has been open for days gets what was published since', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await server.publish(1, { ...palaceDocument, hotelInfo: { checkOutUntil: '11:00' } })
  const { data } = await page.call(fetchInformation, { body: { subject: 'times', language: 'en' } })
  expect(data).toEqual({ checkOutUntil: '11:00' })
})

it.each(['https://example.com/', 'http://169.254.169.254/latest', 'file:///etc/passwd', 'weather', '__proto__', ''])(
  'fetches nothing that a page names: %j is a 400',
  async (url) => {
    const page = await (await createTestServer()).open()
    const answer = await page.send(fetchInformation, { body: { url, lang: 'en' } })
    expect([answer.statusCode, answer.json().problem]).toEqual([400, 'badInput'])
  },
)

it('R17 only guests with a key get the network and its password, and no page contains them', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const wifi = () => page.call(fetchInformation, { body: { subject: 'wifi', language: 'en' } })
  expect(await wifi()).toEqual({ data: {} })
  await findReservation(page, 'FOY1001', 'García')
  expect(await wifi()).toEqual({ data: {} })
  await checkIn(page, 'FOY1001', 'García')
  expect(await wifi()).toEqual({ data: { wifi: { network: 'Foyer Palace', password: 'brass-lamp-27' } } })
  for (const any of [page, await server.openKiosk()]) {
    const { body } = await any.browser.send({ method: 'GET', url: any.url })
    expect(body).not.toContain('brass-lamp-27')
  }
})

it('R17 only pages of enrolled devices contain the addresses of hardware and terminals', async () => {
  const server = await createTestServer()
  const flags = {
    printer_host: 'CANARY',
    socket_host: 'CANARY',
    hardware_url: 'http://CANARY',
    terminal_ids: ['CANARY'],
  }
  const printer = { printer_configuration: { ip: 'CANARY' }, location: 'CANARY' }
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, ...flags, ...printer } })
  const pageOf = async (page: GuestPage) => (await page.browser.send({ method: 'GET', url: page.url })).body
  expect(await pageOf(await server.open())).not.toContain('CANARY')
  expect(await pageOf(await server.openKiosk())).toContain('CANARY')
})
