import { confirmReservation, lucia, searchByAddress } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'

const PARCEL = 'A parcel came for you today. It waits at the desk.'

test('a receptionist leaves a message, sees the guest read it and begin the check-in, and frees the screen', {
  tag: '@gate',
}, async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
  await desk.signIn('receptionist')
  await desk.title('Arrivals')
  await expect(desk.group('Expected').getByText('García López, Lucía')).toBeVisible()
  await shoot('arrivals')
  await page.getByRole('link', { name: 'García López, Lucía' }).click()
  await expect(page).toHaveURL(/\/staff\/arrivals\/FOY1001$/)
  const panel = desk.stay('FOY1001')
  await panel.getByRole('button', { name: 'Write a message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message' }).fill(PARCEL)
  await axe()
  await shoot('a message is written')
  await dialog.getByRole('button', { name: 'Leave message' }).click()
  await expect(panel.getByText(PARCEL)).toBeVisible()
  await expect(panel.getByText('not read yet')).toBeVisible()
  await shoot('the message stands with the stay')

  const phone = await elsewhere(sizes.phone)
  const guest = await searchByAddress(phone, foyer.guest(1, 'own'), lucia)
  const message = phone.getByRole('dialog', { name: 'A message for you' })
  await expect(message.getByText(PARCEL)).toBeVisible()
  await guest.tap('Got it')
  await expect(panel.getByText('not read yet')).toBeHidden()
  await expect(panel.getByText('read', { exact: true })).toBeVisible()

  await confirmReservation(guest)
  await guest.question(/Please enter your passport or ID details/)
  await expect(desk.group('At a screen now').getByText('García López, Lucía')).toBeVisible()
  await expect(panel.getByText(/Checking in on their own phone since/)).toBeVisible()
  await axe()
  await shoot('one reservation')

  await desk.press('Release screen')
  await page.getByRole('dialog').getByRole('button', { name: 'Release screen' }).click()
  await expect(page.getByText('Screen released.')).toBeVisible()
  await expect(desk.group('Expected').getByText('García López, Lucía')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/staff\/arrivals$/)
})

test('S14 keys move through the lists; day, order, search and the way back are part of the address; an offline page says so; another hotel has its own list', async ({
  page,
  desk,
  axe,
  shoot,
}) => {
  await desk.signIn('everywhere')
  await test.step('keys', async () => {
    await expect(desk.group('Expected').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary')).toBeHidden()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('kowal')
    await expect(page.getByRole('option', { name: /^Kowalski/ })).toBeVisible()
    await axe()
    await page.keyboard.press('Enter')
    await desk.title('In house')
    await expect(desk.stay('FOY1011')).toBeVisible()
    await page.goBack()
    await desk.title('Arrivals')
  })

  await page.getByRole('button', { name: 'Guest', exact: true }).click()
  await expect(page).toHaveURL(/\?sort=guest$/)
  await expect(desk.group('Expected').getByRole('link').first()).toHaveText(/^Dupont/)
  await page.reload()
  await desk.live()
  await expect(desk.group('Expected').getByRole('link').first()).toHaveText(/^Dupont/)

  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
  await expect(page.getByRole('link', { name: /Ionescu/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /García López/ })).toBeHidden()
  await axe()
  await shoot('tomorrow')
  await page.goBack()
  await expect(page.getByRole('link', { name: /García López/ })).toBeVisible()

  // The window is so low that the row of the result is below it.
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('yilmaz')
  await page.getByRole('option', { name: /^Yılmaz/ }).click()
  await expect(desk.stay('FOY1013')).toBeVisible()
  await expect(page.getByRole('link', { name: /Yılmaz/ })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'In house' }).first().click()
  await expect(page.getByRole('link', { name: /O’Brien|O'Brien/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('kowal')
  await expect(page).toHaveURL(/search=kowal/)
  await expect(page.getByRole('link', { name: /O’Brien|O'Brien/ })).toBeHidden()

  await page.setViewportSize(sizes.tablet)
  await page.context().setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await desk.live()

  await desk.view('Arrivals')
  await expect(page.getByText('García López, Lucía')).toBeVisible()
  await page.getByRole('button', { name: /Hotel: Foyer Palace/ }).click()
  await page.getByRole('menuitemradio', { name: 'Foyer Beach' }).click()
  await expect(page.getByText(/Jensen/)).toBeVisible()
  await expect(page.getByText('García López, Lucía')).toHaveCount(0)
})

test('S12 a name of any length keeps every column on the page', async ({ page, desk, foyer, shoot }) => {
  await desk.signIn('administrator', 'import')
  await desk.title('Import')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date())
  const end = new Intl.DateTimeFormat('en-CA').format(Date.parse(today) + 2 * 86_400_000)
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery-Fitzwilliam-Featherstonehaugh von Hohenzollern'
  await page.locator('input[type=file]').setInputFiles({
    name: 'long.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `reference,first_name,last_name,arrival,departure,room_type,adults\nLONG1,Maximiliana,${name},${today},${end},classic,2\n`,
    ),
  })
  await page.getByRole('button', { name: 'Import 1 reservation' }).click()
  await expect(page.getByText(/1 reservation imported/)).toBeVisible()
  await page.goto(`${foyer.url}/staff/arrivals`)
  const region = page.getByRole('region', { name: /^Arrivals of/ })
  await expect(region.getByRole('link', { name: /Wolfeschlegel/ })).toBeVisible()
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => region.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
    await shoot(`at ${width}`)
  }
  // On a phone, the open stay shows its next step, and its other actions on request.
  await region.getByRole('link', { name: /Dupont/ }).click()
  const actions = page.getByRole('complementary').locator('footer')
  const cancel = actions.getByRole('button', { name: 'Cancel reservation' })
  await expect(actions.getByRole('button').first()).toBeVisible()
  await expect(cancel).toBeHidden()
  await shoot('stay on a phone')
  await actions.getByRole('button', { name: 'More actions' }).click()
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(cancel).toBeFocused()
  await actions.getByRole('button', { name: 'Fewer actions' }).click()
  await expect(cancel).toBeHidden()
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  // The name is truncated with an ellipsis, and no marks overlap.
  await page.setViewportSize({ width: 1280, height: 800 })
  const row = region.getByRole('row').filter({ hasText: 'Wolfeschlegel' })
  const { guestCell, marks } = await row.evaluate((line) => {
    const [, guest, ...rest] = [...line.children].filter((cell) => cell instanceof HTMLElement)
    const marked = rest.flatMap((cell) => [...cell.querySelectorAll('svg')]).map((one) => one.getBoundingClientRect())
    return {
      guestCell: guest && { isCut: guest.scrollWidth > guest.clientWidth, ends: getComputedStyle(guest).textOverflow },
      marks: marked.map(({ left, right }) => ({ left, right })),
    }
  })
  expect(guestCell).toEqual({ isCut: true, ends: 'ellipsis' })
  expect(marks.length).toBeGreaterThan(3)
  for (const [at, { left }] of marks.entries()) expect(left).toBeGreaterThanOrEqual(marks[at - 1]?.right ?? 0)
})
