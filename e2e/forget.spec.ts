import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { wordsInMemory } from './heap.ts'
import { atTheKiosk } from './kiosk.ts'

const traces = ['FOY1006', 'Dupont']

// A trace keeps what it saw in the page itself.
test.use({ trace: 'off' })

/** Everything that a page can keep, as text. */
const keptByThePage = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const kept = [
      { ...sessionStorage },
      { ...localStorage },
      databases,
      await caches.keys(),
      window.name,
      document.cookie,
    ]
    return JSON.stringify([kept, document.documentElement.outerHTML, history.state])
  })

async function expectNoTrace(page: Page): Promise<void> {
  const kept = await keptByThePage(page)
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([])
  expect(await wordsInMemory(page, traces)).toEqual([])
}

test('after a guest who walked away, nothing of them is in the page, its storage, its memory or behind the back button', async ({
  page,
  foyer,
}) => {
  await atTheKiosk(page, foyer)
  const guest = guestAt(page)
  await guest.tap('English')
  await guest.type('Booking number', 'FOY1006')
  await guest.type('Surname', 'Dupont')
  await guest.tap('Find my booking')
  await guest.question(/Is this your stay/)
  await guest.tap(/Yes, check in/)
  await guest.question('Who is staying?')
  expect(await wordsInMemory(page, traces)).toEqual(traces)

  await page.clock.fastForward('03:01')
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page).toHaveURL(/\/select-language$/)
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await expectNoTrace(page)

  await page.goForward()
  await page.goBack()
  await expect(page).toHaveURL(/\/select-language$/)
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await expectNoTrace(page)
})
