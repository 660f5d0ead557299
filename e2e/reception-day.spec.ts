import { readFileSync } from 'node:fs'
import { buildTd3 } from '@foyer/domain/testing/build-mrz.ts'
import { drawDocument } from '@foyer/vision/testing/documents.ts'
import { encodeJpeg } from '@foyer/vision/testing/encode-jpeg.ts'
import { plainView, renderView } from '@foyer/vision/testing/scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import type { Locator, Page } from '@playwright/test'
import { createActionCounter } from './action-counter.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

const eleni = { reservation: 'FOY1014', surname: 'Papadopoulos' }
const harriet = { reservation: 'FOY1005', surname: 'Smith' }
const oliver = { reservation: 'FOY1004', surname: 'Smith' }
const camille = { reservation: 'FOY1006', surname: 'Dupont' }

/** Who waits, above every view. */
const banner = (page: Page) => page.locator('[data-banner]')
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })

/** The number of actions that the documentation names for each task. */
function readTable(): Record<string, number> {
  const text = readFileSync(new URL('../docs/staff.md', import.meta.url), 'utf8')
  const rows = text.split('| Task | Actions |')[1]?.split('\n\n')[0] ?? ''
  return Object.fromEntries([...rows.matchAll(/^\| (.+?) \| (\d+) \|$/gm)].map(([, task, n]) => [task, Number(n)]))
}

async function photographPassport() {
  const zone = buildTd3({ state: 'FRA', names: 'GARCIA<LOPEZ<<LUCIA', number: 'C01X00T47', birth: '880312' })
  const document = drawDocument(zone.split('\n'), createRandom(11))
  const picture = renderView(document, { ...plainView, part: 0.9 }, createRandom(12))
  return { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await encodeJpeg(picture, 90)) }
}

test.use({ actionTimeout: 20_000 })

test('S20 S21 S33 S39 a day at the front desk: two receptionists, a housekeeper, and guests at phones and a kiosk', {
  annotation: livesIn('apps/staff/src/views/stay/desk-check-in/desk-check-in.tsx'),
}, async ({ page, desk, elsewhere, foyer }) => {
  const colleague = createDesk(await elsewhere(sizes.tablet), foyer)
  const housekeeper = createDesk(await elsewhere(sizes.phone), foyer)
  const phone = await elsewhere(sizes.phone)
  const kiosk = await elsewhere(sizes.kiosk)
  const actions = createActionCounter()
  const dialog = page.getByRole('dialog')
  const openStay = async (name: RegExp) => actions.press(desk.row(name).getByRole('link').first())
  await page.setViewportSize(sizes.tablet)
  await desk.signIn('receptionist', 'in-house')
  await colleague.signIn('manager', 'arrivals')
  await housekeeper.signIn('housekeeper')
  const rooms = housekeeper.page.getByRole('region', { name: 'Rooms by floor' })
  await expect(rooms).toBeVisible()

  await test.step('07:00 a departure leaves a room to be cleaned', async () => {
    actions.begin('Check a guest out')
    await desk.view('Departures')
    await openStay(/O'Brien/)
    const stay = desk.stay('FOY1012')
    await actions.press(button(stay, 'Check out'))
    await actions.press(button(dialog, 'Check out'))
    await expect(stay.getByText(/^Checked out,/)).toBeVisible()
    const left = rooms.getByRole('listitem').filter({ hasText: /305/ })
    await expect(left).toContainText(/Left \d/)
    actions.begin('Mark a room as clean')
    await actions.press(button(left, 'Clean 305'))
    await expect(left).toContainText('Ready')
  })

  await test.step('10:00 a guest waits on a phone, and the housekeeper cleans the room', async () => {
    actions.begin('Clean the room of a waiting guest')
    const guest = await atStage(phone, foyer.guest(1, 'own'), 'signed', { stay: eleni })
    await guest.question('Pay at reception')
    await guest.tap(/^Check in, pay/)
    await guest.question('Your room is still being prepared')
    await expect(banner(page)).toContainText('Eleni Papadopoulos is waiting for a room')
    await expect(banner(colleague.page)).toContainText('Room 302 isn’t ready yet')
    const card = rooms.getByRole('region', { name: 'A guest is waiting' })
    await actions.press(button(card, 'Clean 302'))
    await guest.question('Pay at reception')
    await expect(card).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
    await expect(banner(colleague.page)).toHaveCount(0)
    await guest.tap(/^Check in, pay/)
    await guest.question(/Your room/)
  })

  await test.step('11:00 two desks want one room, and one of them reads why not', async () => {
    actions.begin('Assign a room')
    const other = colleague.page.getByRole('dialog')
    await colleague.visit('arrivals/FOY1001')
    await button(colleague.stay('FOY1001'), 'Change room').click()
    await other.getByRole('radio', { name: /^104/ }).check()
    await desk.view('Arrivals')
    await openStay(/Lindqvist/)
    await actions.press(button(desk.stay('FOY1007'), 'Assign room'))
    await actions.press(dialog.getByRole('radio', { name: /^104/ }))
    await actions.press(button(dialog, 'Assign 104'))
    await expect(desk.row(/Lindqvist/)).toContainText('104')
    await button(other, 'Assign 104').click()
    await expect(colleague.page.getByText(/^This room has just been taken/)).toBeVisible()
    await expect(other.getByRole('radio', { name: /^104 .*Astrid Lindqvist/ })).not.toBeChecked()
    await expect(button(other, /^Assign/)).toBeDisabled()
    await button(other, 'Cancel').click()
  })

  await test.step('14:00 a guest who has done nothing is checked in at the desk', async () => {
    actions.begin('Check in a guest who has done nothing')
    // With a stay beside it, the list has no space for the next steps.
    await page.keyboard.press('Escape')
    await actions.press(desk.row(/FOY1001/).getByRole('link', { name: 'Register' }))
    const stay = desk.stay('FOY1001')
    const field = (name: string) => stay.getByLabel(name, { exact: true })
    await actions.upload(stay.getByLabel('Scan document').first(), await photographPassport())
    await expect(field('Document number')).toHaveValue('C01X00T47')
    await actions.select(field('Country'), 'Germany')
    await actions.type(field('Street'), 'Lindenallee 4')
    await actions.type(field('Postal code'), '10115')
    await actions.press(button(stay, /^Save Lucía/))
    const seen = stay.getByRole('checkbox', { name: 'Seen in person' })
    await actions.press(seen)
    await expect(seen).toBeChecked()
    await actions.press(button(stay, /^Signed on paper/))
    await actions.press(button(stay, /^Take €240/))
    await actions.press(stay.getByRole('checkbox', { name: /terms/ }))
    await actions.press(button(stay, /^Check in/))
    await expect(button(stay, 'Check out')).toBeVisible()
    await expect(colleague.group('Checked in').getByText('García López, Lucía')).toBeVisible()
  })

  await test.step('15:00 two colleagues travel together and are checked in together', async () => {
    actions.begin('Make a group of two stays and check it in')
    for (const stay of [oliver, camille]) {
      const guest = await atStage(phone, foyer.guest(1, 'own'), 'signed', { stay })
      await guest.question('Pay at reception')
    }
    await openStay(/Dupont/)
    await actions.press(button(desk.stay('FOY1006'), 'Make a group'))
    await actions.type(dialog.getByRole('textbox'), 'FOY1004')
    await actions.press(dialog.getByRole('checkbox', { name: /Smith, Oliver/ }))
    await actions.press(button(dialog, 'Group 2 stays'))
    const group = page.getByRole('complementary', { name: /^Group / })
    await actions.press(button(group, 'Check in 2'))
    await actions.press(button(dialog, 'Check in 2'))
    await expect(dialog).toHaveCount(0)
    await expect(desk.group('Checked in').getByText('Dupont, Camille')).toBeVisible()
    await expect(desk.group('Checked in').getByText('Smith, Oliver')).toBeVisible()
  })

  await test.step('17:00 a guest calls from the kiosk: every view shows it until a colleague takes it', async () => {
    actions.begin('Take care of a guest who calls')
    await enrol(kiosk, foyer, 'kiosk', 1)
    const guest = await atStage(kiosk, foyer.guest(1, 'kiosk'), 'found', { stay: harriet })
    await kiosk.getByRole('region', { name: 'Help and settings' }).getByRole('button', { name: 'Reception' }).click()
    await guest.tap('Call Núria to this screen')
    await colleague.view('Rooms')
    await expect(banner(colleague.page)).toContainText('Harriet Smith is waiting for someone')
    await expect(banner(page)).toBeVisible()
    await actions.press(button(banner(page), 'I’ll take it'))
    await expect(kiosk.getByRole('heading', { name: 'Marta is on the way' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(banner(colleague.page)).toHaveCount(0)
  })

  await test.step('18:00 a guest stays a night longer, changed by keyboard among the rooms', async () => {
    actions.begin('Extend a stay among the rooms, by keyboard')
    await colleague.page.locator('[data-stay="FOY1004"]').focus()
    for (const key of ['e', 'ArrowRight', 'Enter']) await actions.key(colleague.page, key)
    const asked = colleague.page.getByRole('dialog')
    await expect(asked).toContainText('1 more night')
    await button(asked, 'Change dates').focus()
    await actions.key(colleague.page, 'Enter')
    await expect(colleague.page.getByText(/^Smith, Oliver leaves on/)).toBeVisible()
  })

  await test.step('19:00 a guest leaves early, and the desk is asked about the nights', async () => {
    actions.begin('Check a guest out before the last day')
    await openStay(/Dupont/)
    const stay = desk.stay('FOY1006')
    await actions.press(button(stay, 'Check out'))
    await expect(dialog.getByRole('group', { name: /booked nights are no longer used/ })).toBeVisible()
    await actions.press(dialog.getByRole('radio', { name: /^Don’t charge/ }))
    await actions.press(button(dialog, 'Check out'))
    await expect(stay.getByText(/^Checked out,/)).toBeVisible()
    await expect(button(rooms, 'Clean 205')).toBeVisible()
  })

  await test.step('21:00 a guest without a booking takes a room, and changes their mind', async () => {
    actions.begin('Take in a guest without a booking')
    await actions.press(button(page, 'New walk-in'))
    const offers = dialog.getByLabel('Room and rate')
    const offer = offers.getByRole('option', { name: /EUR/ }).first()
    await actions.select(offers, await offer.innerText())
    await actions.type(dialog.getByRole('textbox', { name: 'Surname' }), 'Okonkwo')
    await actions.press(button(dialog, 'Create reservation'))
    const stay = page.getByRole('complementary', { name: /^Reservation W/ })
    await expect(stay).toContainText('Okonkwo')
    actions.begin('Cancel a reservation')
    await actions.press(button(stay, 'Cancel reservation'))
    await actions.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They found another hotel')
    await actions.press(button(dialog, 'Cancel reservation'))
    await expect(stay.getByText('This reservation is cancelled')).toBeVisible()
  })

  await test.step('23:00 a guest who did not come is marked, and comes after all', async () => {
    actions.begin('Mark a no-show')
    await openStay(/Silva/)
    const stay = desk.stay('FOY1008')
    await actions.press(button(stay, 'No-show'))
    await actions.press(button(dialog, 'No-show'))
    await expect(stay.getByText('They did not come')).toBeVisible()
    actions.begin('Reinstate a no-show')
    await actions.press(button(stay, 'They’re here after all'))
    await expect(page.getByText('They’re expected again, in the same room.')).toBeVisible()
    await expect(desk.group('Expected').getByText('Silva, Tiago')).toBeVisible()
  })

  expect(actions.counts['Check in a guest who has done nothing']).toBeLessThanOrEqual(15)
  expect(actions.seconds['Check in a guest who has done nothing'], 'as estimated').toBeLessThanOrEqual(60)
  expect(actions.counts, 'the table in docs/staff.md').toEqual(readTable())
})
