import { expect, type Page } from '@playwright/test'
import { lucia } from './check-in-steps.ts'
import type { Foyer } from './foyer.ts'
import type { Guest } from './guest.ts'
import { atScreen } from './stages.ts'
import { enrol } from './walk/devices.ts'

/** Opens one of the Palace's face-matching kiosks at the guests of one reservation. */
export async function openFaceKiosk(page: Page, foyer: Foyer, appKey: 'face' | 'face-video' = 'face'): Promise<Guest> {
  await enrol(page, foyer, appKey, 1)
  const guest = await atScreen(page, foyer.guest(1, appKey), 'guests', lucia)
  await expect(page.getByRole('list', { name: 'Guests in this booking' })).toBeVisible()
  return guest
}

export const findConsentDialog = (page: Page) => page.getByRole('dialog', { name: /do you agree\?$/ })

type Answer = 'Yes, that’s fine' | 'No, thanks'

/** Reads by keyboard, and then gives the same answer to both questions. */
export async function readAndAnswer(page: Page, words: Answer) {
  await expect(findConsentDialog(page).getByRole('region', { name: 'What you’re agreeing to' })).toBeFocused()
  await scrollToEnd(page)
  await answerConsent(page, words)
}

/** The end of the text moves while fonts are still loading. */
export async function scrollToEnd(page: Page) {
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(findConsentDialog(page).getByRole('radio').first()).toBeEnabled({ timeout: 1_000 })
  }).toPass()
}

export async function answerConsent(page: Page, words: Answer) {
  const dialog = findConsentDialog(page)
  for (const question of ['May we scan your document?', 'May we compare your face with it?']) {
    await dialog.getByRole('group', { name: question }).getByText(words).click()
  }
  await dialog.getByRole('button', { name: 'Save my answer' }).click()
}
