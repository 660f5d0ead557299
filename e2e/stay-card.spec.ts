import { findAccessibilityIssues } from './accessibility-issues.ts'
import { giulia } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { atScreen } from './stages.ts'
import { enrol } from './walk/devices.ts'

/** Giulia has prepared everything at home, so only the key is left. */
async function openKey(guest: Guest) {
  await guest.question('Everything is ready for you')
  await guest.tap('Check in and get my key')
  await guest.question(/Your room/)
}

const readCode = async ({ page }: Guest) =>
  (await page.getByRole('region', { name: 'Your door code' }).innerText()).replaceAll(/\D/g, '').slice(0, 6)

test('G6 G23 at the kiosk the guest’s phone scans the code from the screen and gets the stay card, once', async ({
  page,
  foyer,
  elsewhere,
  shoot,
}) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', 1)
  const guest = await atScreen(page, foyer.guest(1, 'kiosk'), 'bill', giulia)
  const shared = page.waitForResponse('**/api/visit/stay-card/share/')
  await openKey(guest)
  const code = await readCode(guest)
  const { url } = await (await shared).json()
  await expect(page.getByRole('img', { name: /opens your stay card/ })).toBeVisible()
  // The whole way to the room and the Wi-Fi below it are visible without scrolling.
  await expect(page.locator('main [class*="plan"] svg')).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByText(/^Wi-Fi/)).toBeInViewport({ ratio: 0.99 })
  await shoot('kiosk')

  const phone = await elsewhere(sizes.phone)
  // The server's own address, as a phone in the lobby reaches it.
  const link = foyer.url + new URL(url).pathname
  await phone.goto(link)
  await createGuest(phone).question(/Your room, Giulia/)
  expect(await readCode(createGuest(phone))).toBe(code)
  expect(await findAccessibilityIssues(phone)).toEqual([])
  await expect(phone).toHaveURL(/\/room-key\/FOY1003\?from=stay-card$/)
  await phone.reload()
  expect(await readCode(createGuest(phone))).toBe(code)

  const late = await elsewhere(sizes.phone)
  await late.goto(link)
  await createGuest(late).question('This code has already been used')

  await guest.tap(/^E-mail it to g···@/)
  await expect(page.getByText(/On its way to g···@/)).toBeVisible()
  await guest.tap('I have my code')
  await guest.tap('Finish')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
})
