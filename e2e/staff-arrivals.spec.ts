import { expect, sizes, test } from './foyer.ts'
import { findByAddress, giulia } from './line.ts'

test('a receptionist sees an arrival change while the guest checks in, and frees the screen', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  await desk.signIn('receptionist')
  await desk.title('Arrivals')
  await expect(desk.group('Expected').getByText('García López, Lucía')).toBeVisible()
  await axe()
  await shoot('arrivals')

  const guest = await findByAddress(await elsewhere(sizes.phone), foyer.guest(1, 'own'))
  await guest.question(/Please enter your document/)
  const held = desk.group('At a screen now')
  await expect(held.getByText('García López, Lucía')).toBeVisible()
  await expect(held.getByText('Own phone')).toBeVisible()

  await page.getByRole('link', { name: 'García López, Lucía' }).click()
  const panel = desk.stay('FOY1001')
  await expect(panel.getByText(/At Own phone since/)).toBeVisible()
  await expect(page).toHaveURL(/\/staff\/arrivals\/FOY1001$/)
  await axe()
  await shoot('one reservation')

  await desk.press('Free this screen')
  await page.getByRole('dialog').getByRole('button', { name: 'Free this screen' }).click()
  await expect(page.getByText('The screen is free.')).toBeVisible()
  await expect(desk.group('Expected').getByText('García López, Lucía')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/staff\/arrivals$/)
})

test('a check-in that ends in the room stands under Checked in, without a reload', async ({
  desk,
  elsewhere,
  foyer,
}) => {
  await desk.signIn('receptionist')
  const guest = await findByAddress(await elsewhere(sizes.phone), foyer.guest(1, 'own'), giulia)
  await guest.question(/You’re all set|Everybody is ready/)
  await guest.tap('Continue')
  await guest.question('Everything is ready for you')
  await guest.tap('Check in and get my key')
  await guest.question(/Your room/)
  await expect(desk.group('Checked in').getByText('Rossi, Giulia')).toBeVisible()
})

test('keys: J and K go through the rows, Ctrl K finds a stay, and the way back is kept', async ({
  page,
  desk,
  axe,
}) => {
  await desk.signIn('receptionist')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('kowal')
  await expect(page.getByRole('option', { name: /Kowalski/ })).toBeVisible()
  await axe()
  await page.keyboard.press('Enter')
  await desk.title('In house')
  await expect(desk.stay('FOY1011')).toBeVisible()
  await page.goBack()
  await desk.title('Arrivals')
})

test('somebody who works at several hotels changes between them', async ({ page, desk }) => {
  await desk.signIn('everywhere')
  await expect(page.getByText('García López, Lucía')).toBeVisible()
  await page.getByRole('button', { name: /Hotel: Foyer Palace/ }).click()
  await page.getByRole('menuitemradio', { name: 'Foyer Beach' }).click()
  await expect(page.getByText(/Jensen/)).toBeVisible()
  await expect(page.getByText('García López, Lucía')).toHaveCount(0)
})
