import { expect, it } from 'vitest'
import { turnDemoOff } from '../../desk/setup/demo-setting.store.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { demoStaff } from '../demo-staff.ts'
import { demoHotels } from '../hotels.ts'

const links = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, address]) => address ?? [])

it('N26 the demo opens with a tour, every hotel and booking, and every sign-in', async () => {
  const server = await createTestServer()
  const page = await server.app.inject({ method: 'GET', url: '/' })
  expect(page.statusCode).toBe(200)
  const text = page.body.replaceAll(/<[^>]*>/g, ' ')
  const named = demoHotels.flatMap(({ name, reservations, licenses }) => [
    name,
    licenses[0]?.code ?? '',
    ...reservations.map(({ reference }) => reference),
  ])
  const signIns = demoStaff.flatMap(({ email, password }) => [email, password])
  expect([...named, ...signIns].filter((word) => !text.includes(word))).toEqual([])
  expect(
    page.body.match(/<h3>(?:Check in on a phone|See it at reception|Use the kiosk|Change the hotel)/g),
  ).toHaveLength(4)
})

it('N26 every link and picture of the page opens', async () => {
  const server = await createTestServer()
  const { body } = await server.app.inject({ method: 'GET', url: '/' })
  const answers = await Promise.all(
    // The staff application is not built for this test.
    [...new Set(links(body))]
      .filter((url) => url !== '/staff/')
      .map(async (url) => {
        const { statusCode } = await server.app.inject({ method: 'GET', url })
        return `${statusCode} ${url}`
      }),
  )
  expect(answers.length).toBeGreaterThan(12)
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
})

it('N26 the code for a phone names an address that a phone can open', async () => {
  const server = await createTestServer()
  const at = async (host: string) => (await server.app.inject({ method: 'GET', url: '/', headers: { host } })).body
  expect(await at('192.0.2.7:8080')).toContain('http://192.0.2.7:8080/pok/1/company/1/hotel/1/lang/en/appkey/own/')
  expect(await at('localhost:8080')).not.toContain('QR code of http://localhost')
  expect(await at('"><script>:80')).not.toContain('<script>')
})

it('without demo hotels the root leads to the sign-in of a device', async () => {
  const server = await createTestServer()
  await turnDemoOff(server.db.directory)
  const { statusCode, headers } = await server.app.inject({ method: 'GET', url: '/' })
  expect([statusCode, headers['location']]).toEqual([302, '/pok/'])
})
