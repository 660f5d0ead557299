import type { Page } from '@playwright/test'
import { fillDocument, typedDocument } from './check-in-steps.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import type { Guest } from './guest.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const list = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

/** Up to the address of one adult who has not prepared anything. */
async function openAddressStep(page: Page, foyer: Foyer): Promise<Guest> {
  const guest = await atStage(page, foyer.guest(1, 'own'), 'found')
  await fillDocument(guest)
  return guest
}

test('API-25.a API-25.b a guest from Spain chooses province and municipality, moves to France, and a postal code fills in the town', {
  annotation: livesIn('apps/server/src/checkin/select/place-lists.ts'),
}, async ({ page, foyer, axe }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await openAddressStep(page, foyer)
  await expect(list(page, 'Region')).toHaveCount(0)

  await guest.pick('Country of residence', 'Spain')
  const flag = list(page, 'Country of residence').locator('img')
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('Please choose the region first')).toBeVisible()
  await guest.pick(/^Region/, 'Barcelona')
  await guest.pick(/^Municipality/, 'Sant Cugat del Vallès')
  await expect(list(page, 'Municipality')).toContainText('Sant Cugat del Vallès')
  await axe()
  await page.reload()
  await expect(list(page, 'Region')).toContainText('Barcelona')
  await expect(list(page, 'Municipality')).toContainText('Sant Cugat del Vallès')

  await guest.pick('Country of residence', 'France')
  await expect(list(page, 'Region')).toContainText('Please choose')
  await expect(list(page, 'Municipality')).toHaveCount(0)
  await guest.pick(/^Region/, 'Haute-Corse')
  await page.getByRole('combobox', { name: 'Postal code' }).pressSequentially('750')
  await expect(page.getByRole('option')).toHaveCount(5)
  await axe()
  await page.getByRole('option', { name: '75003 Paris' }).click()
  await expect(page.getByRole('combobox', { name: 'Postal code' })).toHaveValue('75003')
  await expect(box(page, 'Town')).toHaveValue('Paris')
  await expect(list(page, 'Region')).toContainText('Paris')

  await guest.type('E-mail', 'lucia@example.com')
  await guest.type('Street and number', 'Rue des Lanternes 4')
  await guest.tap('Save and continue')
  await guest.question(/Please sign here/)
})

test('G20 a guest from Spain finds it as their country, and a full postal code fills in province, municipality and town', async ({
  page,
  foyer,
}) => {
  await page.setViewportSize(sizes.phone)
  const guest = await atStage(page, foyer.guest(1, 'own'), 'found')
  await guest.date('Date of birth', typedDocument.born)
  await guest.pick('Sex', typedDocument.sex)
  await guest.pick('Nationality', 'Spain')
  await guest.type('Document number', '12345678Z')
  await guest.type('Support number', 'BAA000589')
  await guest.date('Valid until', typedDocument.validUntil)
  await guest.tap('Continue')
  await guest.question(/How can we reach/)
  await expect(list(page, 'Country of residence')).toContainText('Spain')
  await page.getByRole('combobox', { name: 'Postal code' }).pressSequentially('08001')
  await expect(list(page, 'Region')).toContainText('Barcelona')
  await expect(list(page, 'Municipality')).toContainText('Barcelona')
  await expect(box(page, 'Town')).toHaveValue('Barcelona')
})

test('a country without postal codes asks for none, and one without lists accepts free text', async ({
  page,
  foyer,
}) => {
  await page.setViewportSize(sizes.phone)
  const guest = await openAddressStep(page, foyer)
  await guest.pick('Country of residence', 'Hong Kong SAR China')
  await expect(box(page, 'Postal code')).toBeDisabled()
  await guest.pick('Country of residence', 'Germany')
  await guest.type('Postal code', '10115')
  await guest.type('Town', 'Berlin')
  await guest.type('E-mail', 'lucia@example.com')
  await guest.type('Street and number', 'Lindenallee 4')
  await guest.tap('Save and continue')
  await guest.question(/Please sign here/)
})

test('the address is filled in with the keyboard alone', { tag: '@gate' }, async ({ page, foyer }) => {
  await page.setViewportSize(sizes.tablet)
  await openAddressStep(page, foyer)
  const choose = async (name: string, typed: string) => {
    await list(page, name).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(list(page, name)).toBeFocused()
  }
  await choose('Country of residence', 'Ital')
  await expect(list(page, 'Region')).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Via delle Lanterne 14')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4012')
  await expect(page.getByRole('option', { name: '40121 Bologna' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Town')).toHaveValue('Bologna')
  await page.keyboard.press('Tab')
  await expect(list(page, 'Region')).toBeFocused()
  await expect(list(page, 'Region')).toContainText('Bologna')
  await choose('Region', 'Ferra')
})

test('at a kiosk a list stays in place while the guest types, and selects the row that was pressed', async ({
  page,
  foyer,
}) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', 1)
  const guest = await atStage(page, foyer.guest(1, 'kiosk'), 'found')
  await guest.tap('Type it in instead')
  await guest.question(/Please enter your passport or ID details/)
  await list(page, 'Nationality').click()
  const search = page.locator('[data-open] input')
  const first = page.getByRole('option').first()
  const where = async () => [await search.boundingBox(), (await first.boundingBox())?.y]
  const opened = await where()
  await search.fill('Germ')
  await expect(first).toHaveText('Germany')
  expect(await where()).toEqual(opened)

  await first.hover()
  await page.mouse.down()
  await page.keyboard.type('x')
  await page.mouse.up()
  await expect(list(page, 'Nationality')).toContainText('Germany')
})
