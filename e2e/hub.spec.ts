import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { camille, fillContact, signWithConsents } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { Hub } from './hub.ts'
import { expectReaderReady, openGuestList } from './kiosk.ts'
import { Simulator } from './simulator.ts'
import { openSimulatorPanel } from './simulator-panel.ts'
import { enrol } from './walk/devices.ts'

test.use({ viewport: sizes.kiosk })

test('NAV-17 T12 a kiosk reads a document on its reader, and a page from elsewhere gets nothing from its hub', async ({
  page,
  foyer,
  bench,
  axe,
  shoot,
}) => {
  await enrol(page, foyer, 'kiosk', 1)
  const told = page.waitForResponse('**/api/hub/token/')
  await page.goto(`${foyer.guest(1, 'kiosk')}scan`)
  await createGuest(page).question('Show us your passport or ID card')
  const { hubs } = await (await told).json()
  await expectReaderReady(page)
  await shoot('ready')
  await expect(bench.hand.getByText('access-is, waiting for a document')).toBeVisible()

  const elsewhere = createServer((_, response) => void response.end('<!doctype html><title>Elsewhere</title>'))
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  const stranger = await page.context().newPage()
  await stranger.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  const outcome = await stranger.evaluate(
    ({ url, token }) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url, ['foyer-hub.1', `foyer-token.${token}`])
        socket.onopen = () => resolve('came in')
        socket.onmessage = () => resolve('was told something')
        socket.onclose = () => resolve('was refused')
      }),
    hubs[0],
  )
  expect(outcome).toBe('was refused')
  await stranger.close()
  elsewhere.close()

  await bench.hold('Passport of Utopia')
  await expect(page.getByText('Thank you, we’ve read your document.')).toBeVisible()
  await expect(page.getByText(/P<UTOERIKSSON<<ANNA<MARIA<+\s+L898902C36UTO7408122F/)).toBeVisible()
  await axe()
  await shoot('read')
  await createGuest(page).tap('Scan another document')
  await expectReaderReady(page)
  await bench.hold('Identity card of Spain')
  await expect(page.getByText(/IDESP/)).toBeVisible()
})

test('F15 from the document on the reader to the key in the hand, across a killed hub: lock and dispenser have one card each in their own ledgers', {
  tag: '@gate',
  annotation: livesIn('apps/device-hub/src/keys/cut-keys.ts'),
}, async ({ page, foyer, elsewhere }) => {
  const lock = new Simulator<{ room: string; type: string }>('lock')
  const dispenser = new Simulator<{ fed: number; presented?: number; taken?: number; retracted?: number }>('dispenser')
  await Promise.all([lock.start(), dispenser.start()])
  const hub = new Hub(foyer, {
    HUB_KEY_ENCODER: `fias@127.0.0.1:${lock.ports['fias']}`,
    HUB_DISPENSER: `crt-571@127.0.0.1:${dispenser.ports['crt571']}`,
  })
  try {
    await hub.start()
    const hand = await elsewhere(sizes.tablet)
    const bench = await openSimulatorPanel(hand, hub.panel)
    const { guest, show } = await openGuestList({ page, foyer, bench }, camille, 'kiosk-cards')
    await expectReaderReady(page)
    await hub.kill()
    await expect(page.getByText('The reader isn’t responding.')).toBeVisible()
    await hub.start()
    await hand.reload()
    await show('Passport of Camille Dupont, 74', 'Camille')
    await guest.tap('Continue')
    await guest.question(/How can we reach you/)
    await fillContact(guest, { email: 'camille@example.com' })
    await signWithConsents(guest)
    await guest.question('Pay at reception')
    await guest.tap(/^Check in, pay/)
    // One adult gets one key without being asked how many.
    await expect(page).toHaveURL(/\/finish\//)
    await guest.question('Thank you, and enjoy your stay')
    expect(await lock.ledger()).toMatchObject([{ room: '205', type: 'N' }])
    expect(await dispenser.ledger()).toEqual([
      { fed: expect.any(Number), presented: expect.any(Number), taken: expect.any(Number) },
    ])
  } finally {
    await hub.close()
    await Promise.all([lock.close(), dispenser.close()])
  }
})
