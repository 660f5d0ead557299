import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { ACCEPTED_CARD, DECLINED_CARD, typeCard } from './card-page.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'
import {
  agreeToYoungDriver,
  birthDateYearsAgo,
  CAR_RENTAL_HOTEL,
  ferrari,
  fillDriver,
  findRental,
  jensen,
  novak,
  openRental,
  signAgreement,
  typeInstead,
} from './rental.ts'
import { createDesk, type Desk } from './staff.ts'

/**
 * Words that only fit a hotel, and the views in which a receptionist of a rental would read them.
 */
const hotelTerms = /\b(guests?|rooms?|nights?|arriv\w+|departures?|check(ed|ing)?[- ](in|out)|travellers?)\b/i
const rentalViews = [
  ['On the road', 'On the road'],
  ['Returns', 'Returns'],
  ['Registers', 'Registers'],
  ['Alerts', 'Alerts'],
  ['Feedback', 'Feedback'],
  ['Shift', 'Shift'],
  ['Pick-ups', 'Pick-ups'],
] as const

const resolve = createRequire(import.meta.url).resolve
prepareZXingModule({ overrides: { wasmBinary: readFileSync(resolve('zxing-wasm/writer/zxing_writer.wasm')).buffer } })

/** The rental's desk. */
async function openCars(office: Page, desk: Desk) {
  await desk.signIn('everywhere')
  await office.getByRole('button', { name: /^Hotel/ }).click()
  await office
    .getByRole('menuitem', { name: /Foyer Cars/ })
    .or(office.getByRole('menuitemradio', { name: /Foyer Cars/ }))
    .click()
}

interface CardHolder {
  readonly first: string
  readonly last: string
  readonly born: readonly [day: string, month: string, year: string]
}

const toBarcodeDay = ([day, month, year]: CardHolder['born']) => `${month}${day}${year}`

/** The back of a US licence or identity card. */
async function drawLicenceBack(kind: 'DL' | 'ID', { first, last, born }: CardHolder) {
  const elements = [
    'DAQT64235789',
    `DCS${last}`,
    `DAC${first}`,
    `DBB${toBarcodeDay(born)}`,
    `DBA${toBarcodeDay(['31', '01', '2036'])}`,
  ]
  const text = `@\n\x1e\rANSI 636000100002${kind}00410278ZV03190008${kind}${elements.join('\n')}\r`
  const { image } = await writeBarcode(text, { format: 'PDF417', scale: 4 })
  if (!image) throw new Error('No barcode was drawn.')
  return { name: 'back.png', mimeType: 'image/png', buffer: Buffer.from(await image.arrayBuffer()) }
}

const show = async (page: Page, kind: 'DL' | 'ID', holder: CardHolder) =>
  page.locator('input[type="file"]').setInputFiles(await drawLicenceBack(kind, holder))

const freja = { first: 'FREJA', last: 'JENSEN', born: birthDateYearsAgo(22) }
const tomas = { first: 'TOMAS', last: 'NOVAK', born: birthDateYearsAgo(22) }

test('BOOKINGS-07 GUESTS-17.a one driver at the kiosk, from the search to the car key: no one drives without showing the licence, and the desk sees the car as out', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/screens/driving-licence/use-driving-licence.ts'),
}, async ({ page, foyer, axe, shoot, elsewhere }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer, { appKey: 'kiosk-licence', hotel: CAR_RENTAL_HOTEL })
  await findRental(guest, ferrari)
  await shoot('drivers')
  await guest.tap(/Continue with Chiara/)
  await typeInstead(page)
  await fillDriver(guest, ['12', '03', '1988'], 'C01X00T47')
  await guest.question('Chiara, show us your driving licence')
  await axe()
  await shoot('licence')

  // After going back, the licence is still required.
  await page.getByRole('button', { name: 'Back' }).first().click()
  await expect(page.getByRole('button', { name: /Chiara.*Driving licence/ })).toBeVisible()
  await guest.tap(/Continue with Chiara/)
  await guest.tap('Type it in instead')
  await guest.tap('Continue')
  await expect(page.getByText('Please fill this in.')).toHaveCount(3)
  await guest.type('Licence number', 'U1H45T789')
  await guest.pick('Issued in', 'Italy')
  await guest.date('Licence valid until', ['31', '01', '2036'])
  await axe()
  await shoot('licence typed')
  await guest.tap('Continue')
  await guest.question('Your details are complete')
  await shoot('licence shown')

  await guest.tap('Continue')
  await guest.question(/Please sign here/)
  const agreement = page.getByRole('region', { name: 'You’re signing for' })
  await expect(agreement.getByText('€299.00')).toBeVisible()
  await expect(agreement.getByText('€700.00')).toBeVisible()
  await axe()
  await shoot('agreement')
  await signAgreement(guest)
  await guest.question('Pay at the desk')
  await shoot('bill')
  await guest.tap('Confirm, pay €299.00 at the desk')
  await guest.question('Please show your licence at the desk')
  await axe()
  await shoot('licence to be seen')

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await openCars(office, desk)
  await office
    .getByRole('link', { name: /Ferrari/ })
    .first()
    .click()
  const rental = desk.stay('RAC3003')
  await expect(rental.getByText('licence typed: needs checking')).toBeVisible()
  await expect(rental.getByText(/U1H45T789 · ITA/)).toBeVisible()
  await desk.press('I’ve checked the licence')
  await expect(rental.getByText('licence checked')).toBeVisible()

  await guest.tap('Try again')
  await guest.tap('Confirm, pay €299.00 at the desk')
  await guest.question('Your car, Chiara')
  const key = page.getByRole('main')
  await expect(key.getByText('Your key box code')).toBeVisible()
  await expect(key.getByText('4478 MBR')).toBeVisible()
  await shoot('car key')
  await guest.tap('I have my code')
  await guest.question('Thank you, and drive safely')
  await expect(key.getByText('4478 MBR')).toBeVisible()
  await shoot('thanks')

  await expect(rental.getByText(/Pick-up PU-3003, car handed over/)).toBeVisible()
  for (const [view, title] of rentalViews) {
    await desk.view(view)
    await desk.title(title)
    await expect(office.getByRole('main')).not.toContainText(hotelTerms)
  }
  await expect(office.getByRole('navigation').first()).not.toContainText(hotelTerms)
})

test('S20 S39 the desk takes over a pick-up where the driver stopped, and hands the car over with a deposit in cash', {
  annotation: livesIn('apps/staff/src/views/stay/desk-check-in/use-primary.ts'),
}, async ({ page, foyer, axe, shoot, elsewhere }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer, { appKey: 'kiosk-licence', hotel: CAR_RENTAL_HOTEL })
  await findRental(guest, ferrari)
  await guest.tap(/Continue with Chiara/)
  await typeInstead(page)
  await fillDriver(guest, ['12', '03', '1988'], 'C01X00T47')
  await guest.tap('Type it in instead')
  await guest.type('Licence number', 'U1H45T789')
  await guest.pick('Issued in', 'Italy')
  await guest.date('Licence valid until', ['31', '01', '2036'])
  await guest.tap('Continue')
  await guest.question('Your details are complete')

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await openCars(office, desk)
  await office
    .getByRole('link', { name: /Ferrari/ })
    .first()
    .click()
  const rental = desk.stay('RAC3003')
  const press = (name: string | RegExp) => rental.getByRole('button', { name }).click()
  await press('Take over')
  await guest.question('Inês at the desk is continuing your pick-up')
  await axe()
  await shoot('the desk goes on')
  await press(/^Licence seen/)
  await press(/^Signed on paper/)
  await press('Taken another way')
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'How you took it' }).fill('Cash, receipt 112')
  await dialog.getByRole('button', { name: 'Continue without a hold' }).click()
  await press(/^Take €299/)
  await rental.getByRole('checkbox', { name: /rental terms/ }).check()
  await press(/^Hand over the car/)
  await expect(desk.group('Picked up').getByText('Ferrari, Chiara')).toBeVisible()
})

test('RAC-01.b RAC-11 RAC-12 VALID-23.a CAPTURE-49.a two drivers on a phone, one of them young; a third is added and removed, and a document that is not a licence is rejected', {
  annotation: livesIn('apps/guest/src/screens/guest-list/use-drivers.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await openRental(page, foyer, 'licence', jensen)
  const entries = page.getByRole('list', { name: 'Drivers of this rental' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  const heights = () =>
    entries.locator('section').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  await expect.poll(heights).toEqual([200, 60])
  await guest.tap('Add another driver')
  await expect(entries).toHaveCount(3)
  await page.getByRole('button', { name: /^Third driver/ }).click()
  await axe()
  await shoot('three drivers')
  await guest.tap('Remove driver 3, Third driver')
  await expect(entries).toHaveCount(2)

  await guest.tap(/Continue with Freja/)
  await fillDriver(guest, birthDateYearsAgo(22), 'C01X00T48')
  await agreeToYoungDriver(page, { axe, shoot })
  await guest.question('Freja, show us your driving licence')
  await show(page, 'ID', freja)
  await expect(page.getByText(/This isn’t a driving licence/)).toBeVisible({ timeout: 30_000 })
  await shoot('not a licence')
  await show(page, 'DL', freja)
  await guest.question('Who is driving?')
  await expect(page.getByRole('button', { name: /^Freja Jensen All done/ })).toBeVisible()
})

test('one driver on a phone, from the search to the car key: the licence is required until it is shown, and the deposit is blocked on the gateway’s page', {
  annotation: livesIn('apps/server/src/money/deposit/deposit-at-page.ts'),
}, async ({ page, foyer, gateway, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await openRental(page, foyer, 'licence', novak)
  await guest.tap(/Continue with Tomáš/)
  await fillDriver(guest, birthDateYearsAgo(22), 'C01X00T49')
  await page
    .getByRole('dialog', { name: /young driver/i })
    .getByRole('button', { name: 'Agree and save' })
    .click()
  await guest.question('Tomáš, show us your driving licence')

  // After going back, the licence is still required and cannot be skipped.
  await page.getByRole('button', { name: 'Back' }).first().click()
  await expect(page.getByRole('button', { name: /Tomáš.*Driving licence/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0)
  await shoot('licence missing')
  await guest.tap(/Continue with Tomáš/)
  await show(page, 'DL', tomas)
  await guest.question('Your details are complete')
  await guest.tap('Continue')
  await guest.question(/Please sign here/)
  await expect(page.getByRole('region', { name: 'You’re signing for' })).toBeVisible()
  await shoot('agreement')
  await signAgreement(guest)

  await guest.question('How would you like to pay?')
  await expect(page.getByText('This car requires a deposit of €300.00')).toBeVisible()
  await axe()
  await shoot('deposit to block')
  const before = (await gateway.ledger()).length
  await guest.tap('Hold the deposit')
  await page.getByRole('heading', { name: /^Pay / }).waitFor()
  await typeCard(page, DECLINED_CARD)
  const refused = page.getByText('Your card was declined for the deposit of €300.00')
  await expect(refused).toBeVisible()
  await axe()
  await shoot('deposit refused')
  await guest.tap('Continue with the deposit')
  await page.getByRole('heading', { name: /^Pay / }).waitFor()
  await typeCard(page, ACCEPTED_CARD)
  const blocked = page.getByText(/^A deposit of €300\.00 is held on your card .*··\s0004\. Nothing was charged\./)
  await expect(blocked).toBeVisible()
  await expect(refused).toHaveCount(0)
  await expect(page.getByRole('button', { name: /deposit/ })).toHaveCount(0)
  await axe()
  await shoot('deposit blocked')
  expect((await gateway.ledger()).slice(before).map(({ state, minor }) => [state, minor])).toEqual([
    ['refused', 300_00],
    ['blocked', 300_00],
  ])

  await page.getByRole('radio', { name: /At the desk/ }).check({ force: true })
  await guest.tap(/^Confirm, pay €178\.00 at the desk$/)
  await guest.question('Your car, Tomáš')
  await shoot('car key')
  await guest.tap('I have my code')
  await guest.question('Thank you, and drive safely')
  await shoot('thanks')
})
