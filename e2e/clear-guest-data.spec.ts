import type { Page } from '@playwright/test'
import {
  beginVisit,
  camille,
  checkInAtReception,
  fillContact,
  fillDocument,
  findReservation,
  lucia,
  openGuest,
  signWithConsents,
} from './check-in-steps.ts'
import { findTextsInMemory } from './find-texts-in-memory.ts'
import { expect, test } from './foyer.ts'
import { openKiosk, tapMark } from './kiosk.ts'

// A trace would keep page content in the page itself. Set only when tracing, because it costs an
// extra browser and server.
if (process.env['TRACE']) test.use({ trace: 'off' })

// The test clock stores a stack with every timer, and that stack keeps a guest's data alive while
// the timer is pending. Real browsers do not do this.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Error.stackTraceLimit = 0
  }),
)

/** Everything a page can store, as text. */
const readPageStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const cached = await Promise.all(stores.map(async (store) => (await store.keys()).map(({ url }) => url)))
    const kept = [{ ...sessionStorage }, { ...localStorage }, databases, cached, window.name, document.cookie]
    const typed = [...document.querySelectorAll('input, textarea')].map((box) => (box as HTMLInputElement).value)
    return JSON.stringify([kept, typed, document.title, document.documentElement.outerHTML, history.state])
  })

async function expectNoTrace(page: Page, traces: readonly string[]): Promise<void> {
  const kept = await readPageStorage(page)
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([])
  // A pending request keeps its input in memory until it is answered.
  await expect.poll(() => findTextsInMemory(page, traces), { timeout: 30_000 }).toEqual([])
}

/** Expects the first screen without traces, also behind the browser's back and forward buttons. */
async function expectCleared(page: Page, traces: readonly string[]): Promise<void> {
  const first = async () => {
    await expect(page).toHaveURL(/\/select-language$/)
    await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
    await expectNoTrace(page, traces)
  }
  await first()
  await page.goForward()
  await page.goBack()
  await first()
}

const given = {
  number: 'C9QZ7XK41',
  email: 'forget.me@example.com',
  phone: '15177733311',
  street: 'Vergessgasse 77',
}
const reservationTraces = ['FOY1001', 'García', 'Garcia Lopez']
/** The first bytes of all our signatures. */
const INK = 'data:image/png;base64,iVBOR'

test('T2 after a guest went back to the language, or walked away, or staff left kiosk mode, nothing of them is in the page, its storage, its memory or behind the back button', {
  tag: '@gate',
}, async ({ page, foyer }) => {
  const traces = Object.values(camille)
  const guest = await openKiosk(page, foyer, { appKey: 'kiosk-keyboard' })
  const begin = async () => {
    await beginVisit(guest)
    await expect(page.getByRole('textbox', { name: 'Surname' })).toHaveValue('')
    await findReservation(guest, camille)
    await guest.question(/Show us your document/)
    expect(await findTextsInMemory(page, traces)).toEqual(traces)
  }
  await begin()
  await guest.tap('Back')
  await guest.question(/Is this your stay/)
  await guest.tap('Back')
  await guest.question('Find your booking')
  await guest.tap('Back')
  await expectCleared(page, traces)

  await begin()
  await page.clock.fastForward('03:01')
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.fastForward('00:31')
  await expectCleared(page, traces)

  await begin()
  await openGuest(guest, { hasReader: true })
  await guest.type('Document number', given.number)
  await tapMark(page, 5)
  await guest.password('foyer-admin')
  await guest.tap('Exit kiosk mode')
  await guest.question('You’ve left kiosk mode')
  await expectNoTrace(page, [...traces, given.number])
  await page.goBack()
  await expectCleared(page, [...traces, given.number])
})

test('after a finished check-in nothing is left of what the guest typed, signed or was shown', async ({
  page,
  foyer,
}) => {
  const guest = await openKiosk(page, foyer)
  await beginVisit(guest)
  await findReservation(guest, lucia)
  await openGuest(guest, { hasReader: true })
  await fillDocument(guest, { number: given.number })
  await page.getByRole('group', { name: 'Phone' }).getByRole('textbox').fill(given.phone)
  await fillContact(guest, { email: given.email, street: given.street })
  await signWithConsents(guest)
  await checkInAtReception(guest)
  await guest.question(/Your room/)
  const told = await page.getByRole('region', { name: 'Your door code' }).innerText()
  const code = told.replaceAll(/\D/g, '').slice(0, 6)
  const traces = [...Object.values(given), ...reservationTraces, INK, code]
  expect(await findTextsInMemory(page, traces)).toEqual(traces)
  await guest.tap('I have my code')
  await guest.tap('Finish')
  await expectCleared(page, traces)
})
