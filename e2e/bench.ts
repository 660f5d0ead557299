import type { Page } from '@playwright/test'

/** The guest's hand at the simulated hardware, in a window of its own: a page behind another one is drawn once a second. */
export async function atTheBench(hand: Page, bench: string) {
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

export type Bench = Awaited<ReturnType<typeof atTheBench>>
