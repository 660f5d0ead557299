import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, type Foyer, sizes, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { readerIsReady } from './kiosk.ts'
import { enrol } from './walk/devices.ts'

test.use({ viewport: sizes.kiosk })

/** A kiosk at the screen that reads documents. */
async function scanAtTheKiosk(page: Page, foyer: Foyer): Promise<void> {
  await enrol(page, foyer, 'kiosk', 1)
  await page.goto(`${foyer.guest(1, 'kiosk')}scan`)
  await guestAt(page).question('Show us your passport or ID card')
}

test('NAV-17 a kiosk reads a document that is held to the reader', async ({ page, foyer, bench, axe, shoot }) => {
  await scanAtTheKiosk(page, foyer)
  await readerIsReady(page)
  await shoot('ready')
  await expect(bench.hand.getByText('access-is, waiting for a document')).toBeVisible()
  await bench.hold('Passport of Utopia')
  await expect(page.getByText('Thank you, we have read your document.')).toBeVisible()
  await expect(page.getByText(/P<UTOERIKSSON<<ANNA<MARIA<+\s+L898902C36UTO7408122F/)).toBeVisible()
  await axe()
  await shoot('read')
  await guestAt(page).tap('Read another document')
  await readerIsReady(page)
  await bench.hold('Identity card of Spain')
  await expect(page.getByText(/IDESP/)).toBeVisible()
})

test('a cable that is pulled is told, and the reader comes back by itself', async ({ page, foyer, bench, shoot }) => {
  await scanAtTheKiosk(page, foyer)
  await readerIsReady(page)
  await bench.set('Reader', 'Unplugged')
  await expect(page.getByText('The reader is not connected just now.')).toBeVisible()
  await shoot('cable pulled')
  await bench.set('Reader', 'Works')
  await readerIsReady(page)
})

test('F15 the hub is killed while a guest stands there, and reading goes on when it is back', async ({
  page,
  foyer,
  hub,
  bench,
}) => {
  await scanAtTheKiosk(page, foyer)
  await readerIsReady(page)
  await hub.kill()
  await expect(page.getByText('The reader does not answer.')).toBeVisible()
  await hub.start()
  await readerIsReady(page)
  await bench.hold('Passport of Germany')
  await expect(page.getByText(/P<D<<LINDENTHAL<<JONAS/)).toBeVisible()
})

test('T12 a page from elsewhere gets nothing from the hub, whatever it shows', async ({ page, foyer, bench }) => {
  const told = page.waitForResponse('**/api/hub/token/')
  await scanAtTheKiosk(page, foyer)
  const { hubs } = await (await told).json()
  await readerIsReady(page)

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
  await expect(page.getByText(/P<UTOERIKSSON/)).toBeVisible()
})
