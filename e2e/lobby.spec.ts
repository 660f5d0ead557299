import type { Locator, Page } from '@playwright/test'
import { expect, sizes, test } from './foyer.ts'
import type { Hub } from './hub.ts'
import { findDocument, findSwitch } from './simulator-panel.ts'

test.use({ viewport: sizes.tablet })

/** Drags with the mouse as a person would: press, move in steps, release. */
async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const [from, to] = [await what.boundingBox(), await where.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag, or nowhere to drag it to.')
  await page.mouse.move(from.x + from.width / 2, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** Taps the kiosk where it is drawn: the page in the frame is larger than the frame. */
async function tap(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeEnabled()
  const frame = await page.locator('iframe').boundingBox()
  const at = await what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight }
  })
  if (!frame) throw new Error('There is no kiosk.')
  await page.mouse.click(frame.x + at.x * frame.width, frame.y + at.y * frame.height)
}

/** A new screen ignores taps for a moment, so this taps again until the next screen follows. */
async function tapUntil(page: Page, what: Locator, follows: Locator): Promise<void> {
  await expect(async () => {
    if (!(await follows.isVisible())) await tap(page, what)
    await expect(follows).toBeVisible({ timeout: 4_000 })
  }).toPass()
}

/**
 * By keyboard alone a document is chosen, turned over and held, and each fault is a switch that
 * shows its state.
 */
async function useKeyboard(page: Page, hub: Hub): Promise<void> {
  await page.goto(hub.panel)
  // Under this host name the kiosk's cookies would not be sent; the page links to the other one.
  await expect(page.getByRole('link', { name: 'Open the lobby with the kiosk beside it' })).toHaveAttribute(
    'href',
    hub.lobby,
  )
  const card = findDocument(page, 'Identity card of Spain')
  await card.press('Enter')
  await expect(page.getByText('In your hand: Identity card of Spain, back to the glass')).toBeVisible()
  await page.getByRole('button', { name: 'Turn over' }).press('Enter')
  await expect(page.getByText('In your hand: Identity card of Spain, front to the glass')).toBeVisible()
  await page.getByRole('button', { name: 'Hold to the reader' }).press('Enter')
  const story = page.getByRole('log', { name: 'What happened' })
  await expect(story).toContainText('Front of: Identity card of Spain: the reader is idle')

  await findSwitch(page, 'Printer', 'Works').press('ArrowRight')
  await expect(findSwitch(page, 'Printer', 'No paper')).toBeChecked()
  await expect(page.getByText('The tray is empty', { exact: true })).toBeVisible()
  await setWhileStateChanges(page, hub)
  await findSwitch(page, 'Dispenser', 'Works').check({ force: true })
  await findSwitch(page, 'Lock encoder', 'Away').check({ force: true })
  await expect(page.getByRole('article', { name: 'Dispenser' })).toContainText('does not answer')
  await page.reload()
  await expect(findSwitch(page, 'Lock encoder', 'Away')).toBeChecked()
  await expect(page.getByText('In your hand: Identity card of Spain, front to the glass')).toBeVisible()
}

/** A state from before a switch was turned, which comes later, does not turn it back. */
async function setWhileStateChanges(page: Page, hub: Hub): Promise<void> {
  const commands = `${hub.panel}switch`
  const turned = Promise.withResolvers<void>()
  await page.route(commands, async (route) => {
    await turned.promise
    await route.continue()
  })
  await findSwitch(page, 'Dispenser', 'Jammed').check({ force: true })
  const { origin } = new URL(commands)
  await page.request.post(commands, { headers: { origin }, data: { type: 'behave', device: 'lock', as: 'slow' } })
  await expect(findSwitch(page, 'Lock encoder', 'Slow')).toBeChecked()
  await expect(findSwitch(page, 'Dispenser', 'Jammed')).toBeChecked()
  turned.resolve()
  await expect(page.getByRole('article', { name: 'Dispenser' })).toContainText('is stuck')
  await page.unroute(commands)
}

test('S19 a newcomer signs the kiosk in, disconnects and reconnects the reader, and drags a card onto it, all on one page; the hardware works by keyboard too', async ({
  page,
  hub,
  axe,
  shoot,
}) => {
  await page.goto(hub.lobby)
  const kiosk = page.frameLocator('iframe[title="The kiosk"]')
  await tap(page, kiosk.getByRole('button', { name: 'Sign this device in' }))
  await expect(kiosk.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await shoot('first')
  await axe()

  await page.getByRole('button', { name: /^Cable pulled while reading/ }).click()
  const told = page.getByRole('status').filter({ hasText: 'Cable pulled while reading' })
  await expect(told).toContainText('It will ask for a document.')
  await tapUntil(page, kiosk.getByRole('button', { name: 'Find my booking' }), kiosk.getByText(/Is this your stay/))
  await tapUntil(
    page,
    kiosk.getByRole('button', { name: /Yes, check in/ }),
    kiosk.getByText('The reader isn’t connected right now.'),
  )
  await expect(findSwitch(page, 'Reader', 'Unplugged')).toBeChecked()
  await expect(told).toContainText('Now set the reader to Works.')
  await shoot('pulled')
  await axe()
  await findSwitch(page, 'Reader', 'Works').check({ force: true })
  await expect(kiosk.getByText('The reader is ready for your document.')).toBeVisible()
  await expect(told).toContainText('drag Lucía García López’s identity card')

  await drag(page, findDocument(page, 'Identity card of Lucía García López'), page.getByText('Drop a document here'))
  await expect(kiosk.getByText('Is everything right, Lucía?')).toBeVisible()
  const wires = page.getByRole('region', { name: 'On the wires' })
  await expect(wires.getByRole('row').filter({ hasText: /reader.*IDESP/ })).toBeVisible()
  await wires.getByRole('combobox', { name: 'Device' }).selectOption('reader')
  await expect(wires.getByRole('cell', { name: 'page', exact: true })).toHaveCount(0)
  await wires.getByRole('checkbox', { name: 'Hex' }).check()
  await expect(wires.getByRole('row').filter({ hasText: /49 44 45 53 50/ })).toBeVisible()
  await wires.getByRole('checkbox', { name: 'Hex' }).uncheck()
  await shoot('read')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await shoot('read, on a large screen')
  await page.setViewportSize(sizes.phone)
  await shoot('read, on a phone')
  await axe()
  await page.setViewportSize(sizes.tablet)

  // A reload loses nothing: the hub has the hardware state and the log, and the kiosk stays
  // enrolled.
  await page.reload()
  await expect(told).toContainText('done')
  await expect(wires.getByRole('row').filter({ hasText: /reader.*IDESP/ })).toBeVisible()
  await expect(kiosk.getByRole('button', { name: 'English', exact: true })).toBeVisible()

  await test.step('by keyboard', () => useKeyboard(page, hub))
  await axe()
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot('dark')
  await axe()
  await page.setViewportSize(sizes.phone)
  await shoot('phone')
  await axe()
})
