import { downloadApplePass, linkGooglePass } from '@foyer/contract/wallet-pass.ts'
import { expect, it } from 'vitest'
import type { StayPass } from '../../outside/wallet/wallet.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { toHex } from './to-stay-pass.ts'

const body = { reference: 'FOY1001' }

async function createHotel() {
  const made: StayPass[] = []
  const server = await createTestServer({
    wallets: {
      apple: async (pass) => {
        made.push(pass)
        return Buffer.from('a pass')
      },
      google: async (pass) => {
        made.push(pass)
        return 'https://pay.google.com/gp/v/save/x'
      },
    },
  })
  await server.publish(1, { flags: { phone_key_proof: 'nothing' } })
  return { ...server, made }
}

it('a phone with the key gets a pass with room, code and dates, and without a name', async () => {
  const { open, made } = await createHotel()
  const page = await open()
  await checkIn(page, 'FOY1001', 'García López')
  const { keyCode } = (await findReservation(page, 'FOY1001', 'García López')).room
  expect(keyCode).toBeTruthy()
  const file = await page.send(downloadApplePass, { params: body })
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
    200,
    'application/vnd.apple.pkpass',
    'a pass',
  ])
  expect(await page.call(linkGooglePass, { body })).toEqual({ url: 'https://pay.google.com/gp/v/save/x' })
  const [pass, same] = made
  expect(same).toEqual(pass)
  expect(pass?.facts).toContainEqual(expect.objectContaining({ name: 'code', value: keyCode }))
  expect(pass?.facts.map(({ name }) => name)).toEqual(['room', 'code', 'arrival', 'departure'])
  expect(JSON.stringify(pass)).not.toMatch(/García|FOY1001/)
  expect(pass?.colors.background).toMatch(/^#[0-9a-f]{6}$/)
})

it('a page that has found the booking but has no key gets none', async () => {
  const { open, made } = await createHotel()
  const page = await open()
  await findReservation(page, 'FOY1001', 'García López')
  await expect(page.call(linkGooglePass, { body })).rejects.toMatchObject({ problem: 'notCheckedIn' })
  expect((await page.send(downloadApplePass, { params: body })).statusCode).toBeGreaterThanOrEqual(400)
  expect(made).toEqual([])
})

it('a screen of the hotel offers no pass, and gets none', async () => {
  const { openKiosk, open, made } = await createHotel()
  const kiosk = await openKiosk()
  await checkIn(kiosk, 'FOY1001', 'García López')
  expect((await kiosk.send(downloadApplePass, { params: body })).statusCode).toBe(404)
  await expect(kiosk.call(linkGooglePass, { body })).rejects.toMatchObject({ problem: 'notFound' })
  expect(made).toEqual([])
  expect(kiosk.hotelPage.wallets).toEqual([])
  expect((await open()).hotelPage.wallets).toEqual(['apple', 'google'])
})

it('without a certificate or key nothing is offered', async () => {
  const { open, publish } = await createTestServer()
  await publish(1, { flags: { phone_key_proof: 'nothing' } })
  const page = await open()
  await checkIn(page, 'FOY1001', 'García López')
  expect(page.hotelPage.wallets).toEqual([])
  await expect(page.call(linkGooglePass, { body })).rejects.toMatchObject({ problem: 'notFound' })
})

it.each([
  ['#1f4d3f', '#1f4d3f'],
  ['#ABC', '#aabbcc'],
  ['#11223380', '#112233'],
  ['rgb(17 34 51 / 0.5)', '#112233'],
])('the colour %s is %s for a wallet', (color, hex) => {
  expect(toHex(color)).toBe(hex)
})
