import type { Page, ViewportSize } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { callBrowser, expectPicture, readFlow, watchPeers } from './call.ts'
import { lucia, searchByAddress } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'
import { Relay } from './relay.ts'
import { Server } from './server.ts'
import { createDesk } from './staff.ts'
import { enrol } from './walk/devices.ts'

test.use(callBrowser)
test.describe.configure({ mode: 'default', timeout: 240_000 })

/** A toast, so it is watched for before it may appear, for as long as a busy machine needs. */
const expectCallEnded = (kiosk: Page) =>
  expect(
    kiosk.getByText(/Reception has ended the call\.|The connection was lost and the call has ended\./),
  ).toBeVisible({ timeout: 60_000 })

async function call(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Help and settings' }).getByRole('button', { name: 'Reception' }).click()
  await page.getByRole('button', { name: 'Talk to reception by video' }).click()
}

test('VIDEO-01 VIDEO-03 VIDEO-04 VIDEO-05 a kiosk guest calls two receptionists: one answers, the other sees it, pictures arrive at both ends, it is recorded who was seen, and leaving the page ends it', {
  tag: '@gate',
  annotation: livesIn('packages/web/src/video-call/video-call.ts'),
}, async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
  await watchPeers(page)
  await desk.signIn('receptionist')
  const second = createDesk(await elsewhere(sizes.tablet), foyer)
  await second.signIn('manager')
  const kiosk = await elsewhere(sizes.kiosk)
  await watchPeers(kiosk)
  await enrol(kiosk, foyer, 'kiosk', 1)
  await searchByAddress(kiosk, foyer.guest(1, 'kiosk'), lucia)
  await expect(kiosk.getByText('García').first()).toBeVisible()
  await call(kiosk)
  await expect(kiosk.getByRole('heading', { name: 'Ringing at reception' })).toBeVisible()
  expect(await findAccessibilityIssues(kiosk)).toEqual([])

  const incoming = page.getByRole('article', { name: 'Video call from a guest' })
  await expect(incoming).toContainText(/Lucía García López.*FOY1001/)
  await axe()
  await shoot('a guest calls')
  const theirs = second.page.getByRole('article', { name: 'Video call from a guest' })
  await expect(theirs).toBeVisible()
  await incoming.getByRole('button', { name: 'Answer' }).click()
  await expect(kiosk.getByRole('heading', { name: 'You’re talking to Marta' })).toBeVisible()
  await expect(theirs).toContainText('Marta Vidal is talking to them')
  await expect(theirs.getByRole('button', { name: 'Answer' })).toHaveCount(0)
  await Promise.all([expectPicture(page, 'The guest'), expectPicture(kiosk, 'Marta at reception')])
  expect(await findAccessibilityIssues(kiosk)).toEqual([])
  await axe()
  await shoot('speaking')

  await page.getByRole('button', { name: 'Identity confirmed' }).first().click()
  await expect(page.getByText(/Identity confirmed by Marta Vidal/)).toBeVisible()
  // A page being left reports it on its connection, if the browser still sends it.
  await Promise.all([expectCallEnded(kiosk), page.goto('about:blank')])
  await expect(theirs).toHaveCount(0)
  await expect(kiosk.getByRole('heading', { name: 'You’re talking to Marta' })).toBeHidden()
  await page.goto(`${foyer.url}/staff/arrivals/FOY1001`)
  await expect(desk.stay('FOY1001').getByText(/seen by video by Marta Vidal/)).toBeVisible()
})

test('across separate networks, pictures arrive through a relay, with credentials that the server created for this call', async ({
  browser,
}) => {
  const relay = new Relay()
  const server = new Server(await relay.start())
  await server.start()
  const foyer = { url: server.url, guest: () => `${server.url}/pok/1/company/1/hotel/1/lang/en/appkey/kiosk/` }
  const open = async (viewport: ViewportSize) => {
    const page = await (await browser.newContext({ viewport })).newPage()
    await watchPeers(page, { relayOnly: true })
    return page
  }
  try {
    const desk = createDesk(await open(sizes.tablet), foyer)
    await desk.signIn('receptionist')
    const kiosk = await open(sizes.kiosk)
    const guest = await openDevice(kiosk, foyer)
    await guest.tap('English')
    // A dialog opened before the next screen has loaded closes with the previous screen.
    await guest.question('What would you like to do?')
    await call(kiosk)
    await desk.press('Answer')
    await Promise.all([expectPicture(desk.page, 'The guest'), expectPicture(kiosk, 'Marta at reception')])
    expect([await readFlow(desk.page), await readFlow(kiosk)]).toMatchObject([{ way: 'relay' }, { way: 'relay' }])
    expect(await relay.passed()).toEqual(['desk', 'guest'])
    await guest.tap('Hang up')
    await expect(desk.page.getByText('The guest hung up.')).toBeVisible()
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await server.close()
    await relay.close()
  }
})
