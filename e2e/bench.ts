import type { Page } from '@playwright/test'

/** The guest's hand at the simulated hardware, in a tab of its own. */
export async function atTheBench(page: Page, bench: string) {
  const hand = await page.context().newPage()
  await hand.goto(bench)
  return {
    hand,
    hold: (document: string) => hand.getByRole('button', { name: `Hold to the reader: ${document}` }).click(),
    tap: (name: string) => hand.getByRole('button', { name }).click(),
    /** What a reader that types would type, line by line. */
    linesOf: (document: string) =>
      hand.getByRole('listitem').filter({ hasText: document }).first().locator('code').allTextContents(),
  }
}
