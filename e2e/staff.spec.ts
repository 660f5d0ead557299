import type { Browser } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { fillContact, fillDocument, find, lucia, openGuest, openSheet, type Stay } from './line.ts'
import { deskAt, people } from './staff.ts'

/** A guest with a phone of their own, who has begun to check in. */
async function guestWithPhone(browser: Browser, address: string, stay: Stay) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const guest = guestAt(page)
  await page.goto(address)
  await guest.tap('English')
  await find(guest, stay)
  return { page, guest, leave: () => context.close() }
}

test('a receptionist sees an arrival change while the guest checks in, and frees the screen', async ({
  page,
  browser,
  foyer,
  axe,
  shoot,
}) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('receptionist')
  await desk.title('Arrivals')
  await expect(desk.group('Expected').getByText('García López, Lucía')).toBeVisible()
  await axe()
  await shoot('arrivals')

  const phone = await guestWithPhone(browser, foyer.guest(1, 'own'), lucia)
  await phone.guest.question('Who is staying?')
  const held = desk.group('At a screen now')
  await expect(held.getByText('García López, Lucía')).toBeVisible()
  await expect(held.getByText('Own phone')).toBeVisible()

  await page.getByRole('link', { name: 'García López, Lucía' }).click()
  const panel = page.getByRole('complementary', { name: 'Reservation FOY1001' })
  await expect(panel.getByText(/At Own phone since/)).toBeVisible()
  await expect(page).toHaveURL(/\/staff\/arrivals\/FOY1001$/)
  await axe()
  await shoot('one reservation')

  await desk.press('Free this screen')
  await page.getByRole('dialog').getByRole('button', { name: 'Free this screen' }).click()
  await expect(page.getByText('The screen is free.')).toBeVisible()
  await expect(desk.group('Expected').getByText('García López, Lucía')).toBeVisible()
  await phone.leave()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/staff\/arrivals$/)
})

test('a check-in that ends in the room stands under Checked in, without a reload', async ({ page, browser, foyer }) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('receptionist')
  const phone = await guestWithPhone(browser, foyer.guest(1, 'own'), { booking: 'FOY1003', surname: 'Rossi' })
  await phone.guest.question('Everybody is ready')
  await phone.guest.tap('Continue')
  await phone.guest.question('Everything is ready for you')
  await phone.guest.tick(/I accept the house’s terms/)
  await phone.guest.tap('Check in and get my key')
  await phone.guest.question(/Your room/)
  await expect(desk.group('Checked in').getByText('Rossi, Giulia')).toBeVisible()
  await phone.leave()
})

test('a wrong password is refused with a wait, and a forgotten one asks for the address only', async ({
  page,
  foyer,
  axe,
  shoot,
}) => {
  const desk = deskAt(page, foyer)
  await page.goto(`${foyer.url}/staff/`)
  await axe()
  for (let miss = 0; miss < 4; miss += 1) {
    if (await page.getByRole('button', { name: /^Sign in, in/ }).isVisible()) break
    await desk.fillIn({ ...people.receptionist, password: 'not the password' })
    await expect(page.getByText('That did not match')).toBeVisible()
  }
  await axe()
  await shoot('refused')
  await page.getByRole('link', { name: 'Forgotten password' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@palace.example.com')
  await desk.press('Send me a link')
  await expect(page.getByText(/If nobody@palace.example.com is known here/)).toBeVisible()
  await axe()
})

test('what a role may not do is not offered, and an address of it leads nowhere', async ({ page, foyer }) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('receptionist')
  const rail = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(rail.getByRole('link')).toHaveText([
    'Foyer',
    'Arrivals',
    'In house',
    'Departures',
    'Alerts',
    'Registers',
    'Devices',
  ])
  await desk.view('Devices')
  await desk.title('Devices')
  await expect(page.getByRole('button', { name: 'Enrol a device' })).toHaveCount(0)
  for (const path of ['users', 'audit', 'import', 'mails']) {
    await page.goto(`${foyer.url}/staff/${path}`)
    await expect(page.getByText('There is nothing here')).toBeVisible()
  }
})

test('a device that is revoked in the staff application is led to sign-in', async ({ page, browser, foyer, axe }) => {
  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, reducedMotion: 'reduce' })
  const kiosk = await context.newPage()
  await kiosk.goto(`${foyer.url}/pok/`)
  await guestAt(kiosk).type('License code', 'FOYE-RHOT-ELKI-OSK1')
  await guestAt(kiosk).tap('Sign this device in')
  await kiosk.waitForURL('**/appkey/kiosk/**')
  await expect(kiosk.getByRole('button', { name: 'English', exact: true })).toBeVisible()

  const desk = deskAt(page, foyer)
  await desk.signIn('administrator', 'devices')
  await desk.title('Devices')
  await axe()
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/is revoked\.$/)).toBeVisible()

  await kiosk.reload()
  await expect(kiosk).toHaveURL(/\/pok\/$/)
  await context.close()
})

test('a problem that a desk screen shows without a booking stands under Devices, without a reload', async ({
  page,
  browser,
  foyer,
  axe,
  shoot,
}) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('receptionist', 'devices')
  await desk.title('Devices')
  const shown = page.getByRole('table', { name: 'Problems that screens showed without a booking' })

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const front = await context.newPage()
  const guest = guestAt(front)
  await front.goto(`${foyer.url}/pok/`)
  await guest.type('License code', 'FOYE-RHOT-ELDE-VICE')
  await guest.tap('Sign this device in')
  await front.locator('[name="appKey"]').fill('frontapp')
  await guest.tap('Sign this device in')
  await front.waitForURL('**/appkey/frontapp/**')
  await front.route('**/api/check-in/', (route) => route.fulfill({ status: 503, json: { problem: 'unavailable' } }))
  await guest.tap('Touch to begin')
  await guest.tap('English')
  await guest.question('Which booking is yours?')
  await guest.type('Booking number', lucia.booking)
  await guest.type('Surname', lucia.surname)
  await guest.tap('Find my booking')
  await expect(shown.getByRole('row').nth(1)).toContainText(/frontapp.*something went wrong/)
  await axe()
  await shoot('a problem without a booking')
  await context.close()
})

test('a license code is shown once and enrols one device', async ({ page, browser, foyer, axe, shoot }) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('administrator', 'devices')
  await desk.press('Enrol a device')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'What it is' }).selectOption('kiosk')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kiosk by the lift')
  await dialog.getByRole('button', { name: 'Make a code' }).click()
  const shown = dialog.getByRole('status')
  await expect(shown).toContainText('License code for Kiosk by the lift')
  await axe()
  await shoot('the code')
  const code = /[A-Z2-9]{4}-?[A-Z2-9]{4}-?[A-Z2-9]{4}-?[A-Z2-9]{4}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Codes that nobody has used' })).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, reducedMotion: 'reduce' })
  const kiosk = await context.newPage()
  await kiosk.goto(`${foyer.url}/pok/`)
  await kiosk.getByRole('textbox', { name: 'License code' }).pressSequentially(code.replaceAll('-', ''))
  await guestAt(kiosk).tap('Sign this device in')
  await kiosk.waitForURL('**/appkey/kiosk/**')
  await expect(desk.row(/Kiosk by the lift/)).toContainText(/in touch/)
  await expect(page.getByRole('heading', { name: 'Codes that nobody has used' })).toHaveCount(0)
  await context.close()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`every view holds up in ${scheme}`, async ({ page, foyer, axe, shoot }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const desk = deskAt(page, foyer)
    await desk.signIn('everywhere')
    const views = [
      ['arrivals/FOY1002', 'Arrivals'],
      ['in-house', 'In house'],
      ['departures', 'Departures'],
      ['alerts', 'Alerts'],
      ['registers', 'Registers'],
      ['devices', 'Devices'],
      ['mails', 'Mail'],
      ['users', 'People'],
      ['import', 'Import'],
      ['audit', 'Audit'],
      ['account', 'Account'],
    ] as const
    for (const [path, title] of views) {
      await page.goto(`${foyer.url}/staff/${path}`)
      await desk.title(title)
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      await axe()
      await shoot(title)
    }
  })
}

test('keys: J and K go through the rows, Ctrl K finds a stay, and the way back is kept', async ({
  page,
  foyer,
  axe,
}) => {
  const desk = deskAt(page, foyer)
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
  await expect(page.getByRole('complementary', { name: 'Reservation FOY1011' })).toBeVisible()
  await page.goBack()
  await desk.title('Arrivals')
})

test('somebody who works at several hotels changes between them', async ({ page, foyer }) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('everywhere')
  await expect(page.getByText('García López, Lucía')).toBeVisible()
  await page.getByRole('button', { name: /Hotel: Foyer Palace/ }).click()
  await page.getByRole('menuitemradio', { name: 'Foyer Beach' }).click()
  await expect(page.getByText(/Jensen/)).toBeVisible()
  await expect(page.getByText('García López, Lucía')).toHaveCount(0)
})

test('a session that ended asks for the password and leads back to where one was', async ({ page, foyer, context }) => {
  const desk = deskAt(page, foyer)
  await desk.signIn('manager', 'audit')
  await desk.title('Audit')
  await context.clearCookies()
  await desk.view('People')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await desk.fillIn(people.manager)
  await desk.title('People')
})

test.describe('a house from nothing', () => {
  test.use({ ownServer: true })

  test('set up with the printed code, its book imported, its first guest checked in', async ({
    page,
    browser,
    foyer,
    axe,
    shoot,
  }) => {
    test.setTimeout(90_000)
    const desk = deskAt(page, foyer)
    const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(foyer.notes.join('\n'))?.[0] ?? ''
    await page.goto(`${foyer.url}/staff/#/set-up`)
    await page.getByRole('textbox', { name: 'Set-up code' }).fill(code)
    await axe()
    await desk.press('Next')
    await page.getByRole('textbox', { name: 'Name' }).fill('Aino Virtanen')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('aino@saimaa.example.com')
    await page.getByLabel('New password').fill('seven boats on the lake')
    await desk.press('Next')
    await page.getByRole('textbox', { name: 'Name of the hotel' }).fill('Hotel Saimaa')
    await page.getByRole('textbox', { name: 'Company' }).fill('Saimaa Oy')
    await page.getByRole('textbox', { name: 'City' }).fill('Savonlinna')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('FIN')
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Helsinki')
    await axe()
    await shoot('hotel')
    await desk.press('Next')
    await page.getByRole('textbox', { name: 'Numbers' }).fill('101-108')
    await page.getByRole('textbox', { name: 'Kind of room' }).fill('Double')
    await expect(page.getByText('8 rooms')).toBeVisible()
    await desk.press('Next')
    await desk.press('Set up the house')
    await desk.title('The house is open')
    await axe()
    await shoot('codes')
    const guestAddress = (await page.getByRole('link').first().getAttribute('href')) ?? ''
    await desk.press('To sign-in')

    await desk.fillIn({ email: 'aino@saimaa.example.com', password: 'seven boats on the lake' })
    await expect(page.getByText('The house is ready, the book is empty')).toBeVisible()
    await page.getByRole('link', { name: 'Import a CSV file' }).click()
    const day = (ahead: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Helsinki' }).format(Date.now() + ahead * 86_400_000)
    const csv = [
      'reference,arrival,departure,last_name,first_name,adults,room_type,room',
      `SAI1,${day(0)},${day(2)},Korhonen,Eero,1,Double,101`,
      `SAI2,${day(0)},yesterday,Nieminen,Liisa,1,Double,102`,
    ].join('\n')
    const file = { name: 'today.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel(/Choose a CSV file/).setInputFiles(file)
    await expect(desk.row(/SAI2/)).toContainText('refused')
    await axe()
    await shoot('dry run')
    await desk.press('Import 1 reservation')
    await expect(page.getByText('1 reservation is in the book.')).toBeVisible()
    await page.getByRole('link', { name: 'To arrivals' }).click()
    await expect(desk.group('Expected').getByText('Korhonen, Eero')).toBeVisible()

    const address = new URL(guestAddress, foyer.url).href
    const phone = await guestWithPhone(browser, address, { booking: 'SAI1', surname: 'Korhonen' })
    const { guest } = phone
    await expect(desk.group('At a screen now').getByText('Korhonen, Eero')).toBeVisible()
    await openGuest(guest)
    await fillDocument(guest, { sex: 'Male', nationality: 'Finland' })
    await fillContact(guest, {
      email: 'eero@example.com',
      country: 'Finland',
      street: 'Satamakatu 4',
      postalCode: '57130',
    })
    await openSheet(guest)
    await guest.sign()
    for (const box of await phone.page.getByRole('checkbox').all()) await box.check()
    await guest.tap('Sign and continue')
    await guest.question('Everything is ready for you')
    for (const box of await phone.page.getByRole('checkbox').all()) await box.check()
    await guest.tap('Check in and get my key')
    await guest.question(/Your room/)
    await expect(desk.group('Checked in').getByText('Korhonen, Eero')).toBeVisible()
    await shoot('the first guest is in')
    await phone.leave()
  })
})
