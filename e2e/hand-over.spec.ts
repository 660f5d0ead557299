import type { Page } from '@playwright/test'
import { beginVisit, camille, fillDocument } from './check-in-steps.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

/** Decodes the QR code in the picture, as a camera would. */
async function readCode(page: Page, open: () => Promise<void>): Promise<string> {
  const made = page.waitForResponse((response) => response.url().endsWith('/api/visit/hand-over/make/'))
  await open()
  return (await (await made).json()).code
}

/** A kiosk whose reader is shown the code. */
async function readAtKiosk(lobby: Page, foyer: Foyer, code: string): Promise<Guest> {
  const kiosk = await openDevice(lobby, foyer)
  await beginVisit(kiosk)
  await kiosk.tap('Scan the code in your e-mail')
  await kiosk.question('Hold your QR code to the reader')
  await lobby.keyboard.type(code)
  await lobby.keyboard.press('Enter')
  return kiosk
}

test('G10 a check-in begun on the phone continues at the kiosk, at the same step; the phone says where it is', {
  annotation: livesIn('apps/guest/src/flows/hand-over/use-hand-over.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await atStage(page, foyer.guest(1, 'own'), 'found')
  await fillDocument(guest)
  await guest.type('Street and number', 'Lindenallee 4')
  const code = await readCode(page, () => guest.tap('Continue at the kiosk'))
  const dialog = page.getByRole('dialog', { name: 'Continue at the kiosk' })
  await expect(dialog.getByRole('img', { name: 'Code for the kiosk’s reader' })).toBeVisible()
  // Warns about typed data that was not saved.
  await expect(dialog.getByText(/haven’t saved here/)).toBeVisible()
  await axe()
  await shoot('code on the phone')

  const lobby = await elsewhere(sizes.kiosk)
  const kiosk = await readAtKiosk(lobby, foyer, code)
  // A toast, so it must be watched for before it appears.
  await Promise.all([
    expect(lobby.getByText(/wasn’t saved/)).toBeVisible({ timeout: 60_000 }),
    lobby.waitForURL(/\/guest-detail\/FOY1001\/1/),
  ])
  await shoot('goes on at the kiosk')

  await guest.question('This booking is open on another device')
  await expect(page.getByText('You continued on one of the hotel’s screens.')).toBeVisible()
  await shoot('the phone says so')
  // A second kiosk that reads the same code gets nothing.
  const second = await elsewhere(sizes.kiosk)
  await readAtKiosk(second, foyer, code)
  await expect(second.getByText(/This code has already been used/)).toBeVisible()
  // And back: the phone continues, and the kiosk shows it without interaction.
  await guest.tap('Continue here instead')
  await kiosk.question('This booking is open on another device')

  // Reception takes over at any step: the guest reads who, and continues when it is given back.
  await lobby.close()
  const desk = createDesk(second, foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1001')
  await desk.stay('FOY1001').getByRole('button', { name: 'Take over' }).click()
  await guest.question('Marta at reception is continuing your check-in')
  await expect(page.getByRole('button', { name: 'Continue here instead' })).toHaveCount(0)
  await axe()
  await shoot('reception goes on')
  await desk.stay('FOY1001').getByRole('button', { name: 'Return to the guest' }).click()
  await page.waitForURL(/\/guest-list\/FOY1001|\/guest-detail\/FOY1001/)
})

test('G10 a check-in begun at the kiosk continues on the phone, and the kiosk keeps nothing', {
  annotation: livesIn('apps/guest/src/screens/hand-over/use-hand-over-screen.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', 1)
  const kiosk = await atStage(page, foyer.guest(1, 'kiosk'), 'found', { stay: camille })
  await page.waitForURL(/\/guest-detail\/FOY1006\/1/)
  const link = await readCode(page, () => kiosk.tap('Continue on my phone'))
  await expect(page.getByRole('img', { name: 'Code for your phone’s camera' })).toBeVisible()
  await axe()
  await shoot('code at the kiosk')

  const phone = await elsewhere(sizes.phone)
  await phone.goto(new URL(new URL(link).pathname, foyer.url).href)
  await phone.waitForURL(/\/guest-detail\/FOY1006\/1/)
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()

  await kiosk.question('Your check-in continues on your phone')
  await shoot('the kiosk has forgotten')
  expect(await page.content()).not.toMatch(/Dupont|FOY1006/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Dupont|FOY1006/)
  // Another person has read the code: their access is revoked.
  await kiosk.tap('That wasn’t my phone')
  await kiosk.question('Access removed')
  // Checked here, because the previous page clears itself after half a minute, which may be too
  // short for a busy machine.
  await axe()
  await phone.reload()
  await expect(createGuest(phone).page.getByText('FOY1006')).toHaveCount(0)
})
