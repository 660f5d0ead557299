import type { Locator, Page } from '@playwright/test'
import { checkInAtReception, fillForms, findByAddress, lucia, signWithConsents } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { atStage, type Stage, stageNames } from './stages.ts'

/** The question of each screen, and its last element. */
const complete: Record<Stage, (page: Page) => readonly Locator[]> = {
  found: (page) => [
    page.getByRole('heading', { name: 'Please enter your passport or ID details' }),
    page.getByRole('combobox', { name: 'Sex' }),
    page.getByRole('button', { name: 'Nationality' }),
    page.getByRole('button', { name: 'Type of document' }),
  ],
  saved: (page) => [
    page.getByRole('heading', { name: 'Please sign here' }),
    page.getByRole('checkbox', { name: 'I accept the terms and conditions.' }),
  ],
  signed: (page) => [
    page.getByRole('heading', { name: 'Pay at reception' }),
    page.getByRole('button', { name: 'Check in, pay €240.00 at reception' }),
  ],
  arrived: (page) => [page.getByRole('heading', { name: 'Your room' }), page.getByText(/^Wi-Fi/)],
}

/** The address and the visible text; the door code differs per check-in. */
async function screenAt(page: Page, stage: Stage): Promise<{ address: string; words: string }> {
  for (const part of complete[stage](page)) await expect(part.first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const words = await page.getByRole('main').ariaSnapshot()
  return { address: new URL(page.url()).pathname, words: words.replaceAll(/(\d ){5}\d/g, 'a code') }
}

test('each stage that journeys begin at is the screen that a guest reaches by tapping', async ({
  page,
  foyer,
  workerServer,
  elsewhere,
}) => {
  const address = foyer.guest(1, 'own')
  await page.setViewportSize(sizes.phone)
  const guest = createGuest(page)
  const taps: Record<Stage, () => Promise<unknown>> = {
    found: () => findByAddress(page, address, lucia),
    saved: () => fillForms(guest),
    signed: () => signWithConsents(guest),
    arrived: () => checkInAtReception(guest),
  }
  const tapped = new Map<Stage, unknown>()
  for (const stage of stageNames) {
    await taps[stage]()
    tapped.set(stage, await screenAt(page, stage))
  }
  await page.close()

  for (const stage of stageNames) {
    await workerServer.resetDemo()
    const other = await elsewhere(sizes.phone)
    await atStage(other, address, stage)
    expect.soft(await screenAt(other, stage), stage).toEqual(tapped.get(stage))
    await other.close()
  }
})
