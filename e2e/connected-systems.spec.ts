import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { checkInAtReception } from './check-in-steps.ts'
import { ConnectedSystem } from './connected-system.ts'
import { test as base, expect, sizes } from './foyer.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'

const HOTEL = 2
const DAY_MS = 86_400_000

/** The hotel's day. */
const dayOf = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format(Date.now() + ahead * DAY_MS)
const momentOf = (ahead: number, hour: string) => `${dayOf(ahead)}T${hour}:00:00+00:00`

const test = base.extend<{ apaleo: ConnectedSystem; mews: ConnectedSystem }>({
  apaleo: async ({ browserName: _ }, use) => useSystem('apaleo', use),
  mews: async ({ browserName: _ }, use) => useSystem('mews', use),
  settings: async ({ apaleo, mews }, use) => use({ DEMO_APALEO_URL: apaleo.url, DEMO_MEWS_URL: mews.url }),
})

async function useSystem(name: 'apaleo' | 'mews', use: (system: ConnectedSystem) => Promise<void>): Promise<void> {
  const system = new ConnectedSystem(name)
  await system.start(dayOf(0))
  await use(system)
  await system.stop()
}

test.use({ ownServer: true, viewport: sizes.tablet })

const soler = { reservation: 'LAKE1-1', surname: 'Soler' }

const chooseHotel = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: /^Hotel/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('a manager connects the hotel to Apaleo, a guest from there checks in, Apaleo has it, and disconnecting leaves the stay; then to Mews, whose hints bring a booking at once', async ({
  page,
  elsewhere,
  foyer,
  apaleo,
  mews,
  axe,
  shoot,
}) => {
  test.slow()
  await apaleo.put({
    units: [
      ['901', 'double'],
      ['902', 'double'],
    ],
    reservations: [
      {
        id: soler.reservation,
        unit: '901',
        arrival: momentOf(0, '15'),
        departure: momentOf(2, '11'),
        primaryGuest: { firstName: 'Ana', lastName: soler.surname },
      },
    ],
  })
  const desk = createDesk(page, foyer)
  await desk.signIn('everywhere')
  await chooseHotel(page, /Foyer Beach/)
  await desk.view('Hotel')
  await page.getByRole('link', { name: 'PMS connection' }).click()

  await test.step('connect', async () => {
    await expect(page.getByText('No PMS is connected')).toBeVisible()
    await axe()
    await desk.press('Prepare the connection')
    await desk.type('Client ID', 'FOYE-AC-FOYER')
    await page.getByLabel('Client secret', { exact: true }).fill('a secret that is not the client’s')
    await desk.press('Check the credentials')
    await expect(page.getByText(/^Apaleo refuses these credentials/)).toBeVisible()
    await page.getByLabel('Client secret', { exact: true }).fill('a secret of the simulated Apaleo')
    await desk.press('Check the credentials')
    await expect(page.getByText('Apaleo accepts these credentials.')).toBeVisible()
    await page.getByLabel('Property', { exact: true }).selectOption('LAKE')
    await page.getByText('Room types').click()
    await axe()
    await shoot('what is called differently')
    await expect(page.getByRole('button', { name: 'Go live' })).toBeDisabled()
    await desk.press('Start the dry run')
    await expect(page.getByText('1 arrival, 2 unknown rooms')).toBeVisible()
    await axe()
    await shoot('the dry run')
    await desk.press('Go live')
    await expect(page.getByRole('heading', { name: /^PMS: 127\.0\.0\.1/ })).toBeVisible()
    await axe()
    await shoot('live')
  })

  await test.step('the guest checks in, and Apaleo learns it once', async () => {
    await desk.view('Jobs')
    await desk.press('Run now: PMS feed')
    await desk.view('Arrivals')
    await expect(desk.row(/Soler/)).toBeVisible({ timeout: 90_000 })
    const phone = await elsewhere(sizes.phone)
    const guest = await atStage(phone, foyer.guest(HOTEL, 'own'), 'signed', { stay: soler, given: { city: 'Como' } })
    await checkInAtReception(guest, '€180.00')
    await expect.poll(() => apaleo.happened(soler.reservation), { timeout: 60_000 }).toEqual(['patched', 'checkedIn'])
  })

  await test.step('what Apaleo has not accepted is asked about, and the stay stays', async () => {
    await apaleo.faults({ down: true })
    await desk.visit('in-house/LAKE1-1')
    await page.getByRole('button', { name: 'Check out' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Check out/ }).click()
    await desk.visit('hotel/system')
    await expect(page.getByText('Departure waiting for the PMS')).toBeVisible({ timeout: 30_000 })
    await desk.press('Disconnect')
    await expect(dialog.getByText('1 message is waiting for the PMS')).toBeVisible()
    await axe()
    await shoot('what waits')
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('No PMS is connected')).toBeVisible()
    await expect(page.getByText('Departure rejected by the PMS')).toBeVisible()
    await axe()
    // The stay is in Foyer's book as before, with what is owed.
    await desk.view('Departures')
    await expect(desk.row(/Soler/)).toContainText('180.00')
  })

  await test.step('Mews, whose hints bring a booking at once', async () => {
    const keller = { reservation: '52', surname: 'Keller' }
    await mews.put({
      resources: [['911', 'double']],
      reservations: [
        {
          Number: keller.reservation,
          Resource: '911',
          ScheduledStartUtc: momentOf(0, '08').replace('+00:00', 'Z'),
          ScheduledEndUtc: momentOf(2, '10').replace('+00:00', 'Z'),
          Owner: { FirstName: 'Ana', LastName: keller.surname },
        },
      ],
    })
    await desk.visit('hotel/system')
    await page.getByLabel('Which PMS does the hotel use?').selectOption('Mews')
    await desk.press('Prepare the connection')
    await page.getByLabel('Client Token', { exact: true }).fill('the client token of the simulated Mews')
    await page.getByLabel('Access Token', { exact: true }).fill('the access token of the simulated Mews')
    await desk.press('Check the credentials')
    await expect(page.getByText('Mews accepts these credentials.')).toBeVisible()
    await desk.press('Start the dry run')
    await expect(page.getByText('1 arrival, 1 unknown room')).toBeVisible()
    await axe()
    await desk.press('Go live')
    const address = await page.getByLabel('Webhook address').inputValue()
    await axe()
    await shoot('the webhook address')
    const { pathname } = new URL(address)
    await mews.sendHints(new URL(pathname, foyer.url).href)
    await mews.put({ resources: [['911', 'double']] })
    await mews.change('resources', '911', { state: 'Inspected' })
    await desk.view('Arrivals')
    await expect(desk.row(/Keller/)).toBeVisible({ timeout: 90_000 })
    const phone = await elsewhere(sizes.phone)
    const guest = await atStage(phone, foyer.guest(HOTEL, 'own'), 'signed', { stay: keller, given: { city: 'Como' } })
    await checkInAtReception(guest, '€180.00')
    await expect.poll(() => mews.happened(keller.reservation), { timeout: 60_000 }).toEqual(['started'])
  })
})

test('reception reads in its own words what Mews has that Foyer cannot take, and decides where both books differ', async ({
  page,
  foyer,
  mews,
  shoot,
}) => {
  test.slow()
  const keller = {
    Number: '52',
    Resource: '901',
    ScheduledStartUtc: momentOf(0, '08').replace('+00:00', 'Z'),
    ScheduledEndUtc: momentOf(2, '10').replace('+00:00', 'Z'),
    Owner: { FirstName: 'Ana', LastName: 'Keller' },
  }
  const wrong = { ...keller, Number: '53', Resource: '902', Owner: { LastName: 'Lang', Email: 'not an address' } }
  await mews.settings({ cityTax: 5 })
  await mews.put({
    resources: [
      ['901', 'double'],
      ['902', 'double'],
      ['903', 'double'],
    ],
    reservations: [keller, wrong],
  })
  /** Checks and shows what the page has now, on a large screen and on a phone. */
  async function look(label: string) {
    for (const size of [{ width: 1440, height: 900 }, sizes.phone, sizes.tablet]) {
      await page.setViewportSize(size)
      expect(await findAccessibilityIssues(page)).toEqual([])
      if (size !== sizes.tablet) await shoot(`${label} ${size.width}`)
    }
  }
  const desk = createDesk(page, foyer)
  await desk.signIn('everywhere')
  await chooseHotel(page, /Foyer Palace/)

  await test.step('the dry run names what cannot be taken, and who would add the city tax twice', async () => {
    await desk.visit('hotel/system')
    await page.getByLabel('Which PMS does the hotel use?').selectOption('Mews')
    await desk.press('Prepare the connection')
    await page.getByLabel('Client Token', { exact: true }).fill('the client token of the simulated Mews')
    await page.getByLabel('Access Token', { exact: true }).fill('the access token of the simulated Mews')
    await desk.press('Check the credentials')
    await expect(page.getByLabel('City tax of walk-ins')).toHaveValue('foyer')
    await desk.press('Start the dry run')
    await expect(page.getByText('Reservation 53: Not valid: guest data')).toBeVisible()
    await expect(page.getByText(/^The PMS adds city tax to bookings by itself/)).toBeVisible()
    await look('the dry run')
    await page.getByLabel('City tax of walk-ins').selectOption('Mews adds it by itself')
    await desk.press('Start the dry run')
    await expect(page.getByText(/^The PMS adds city tax to bookings by itself/)).toHaveCount(0)
    await desk.press('Go live')
    await expect(page.getByRole('heading', { name: /^PMS: 127\.0\.0\.1/ })).toBeVisible()
  })

  await test.step('Devices names the entry', async () => {
    await desk.view('Jobs')
    await desk.press('Run now: PMS feed')
    await desk.view('Arrivals')
    await expect(desk.row(/Keller/)).toBeVisible({ timeout: 90_000 })
    await desk.visit('devices')
    const entry = desk.row(/Reservation 53/)
    await expect(entry).toContainText('Not valid: guest data')
    await entry.getByText('For a technician').click()
    await expect(entry).toContainText('reservation.email')
    await look('devices')
  })

  await test.step('Foyer’s dates are sent', async () => {
    await mews.put({
      reservations: [{ ...keller, Resource: '903', ScheduledEndUtc: momentOf(3, '10').replace('+00:00', 'Z') }],
    })
    await desk.view('Jobs')
    await desk.press('Run now: Comparison with the connected system')
    await desk.visit('differences')
    const dates = page.getByRole('button', { name: 'Send ours: 52, Dates' })
    await expect(dates).toBeVisible({ timeout: 30_000 })
    await look('differences')
    await dates.click()
    await expect(page.getByText('On its way to the connected system.')).toBeVisible()
    await expect(dates).toHaveCount(0)
  })

  await test.step('in German', async () => {
    await desk.visit('account')
    await page.getByLabel('Language', { exact: true }).selectOption('de')
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible()
    await desk.visit('differences')
    await expect(page.getByRole('heading', { level: 1, name: 'Abweichungen zwischen beiden Systemen' })).toBeVisible()
    await look('Unterschiede')
    await desk.visit('devices')
    await expect(desk.row(/Reservierung 53/)).toContainText('Ungültig: Gästedaten')
    await look('Geräte')
    await desk.visit('hotel/system')
    await desk.press('Verbindung ändern')
    await desk.press('Zugangsdaten prüfen')
    await expect(page.getByLabel('Tourismusabgabe der Walk-ins')).toHaveValue('mews')
    await look('Verbindung')
  })
})
