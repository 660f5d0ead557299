import type { Page } from '@playwright/test'

/** The guest's hand at the simulated hardware, in a window of its own: a page behind another one is drawn once a second. */
export async function atTheBench(hand: Page, bench: string) {
  await hand.goto(bench)
  return {
    hand,
    async hold(document: string) {
      const chosen = documentNamed(hand, document)
      if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click()
      await hand.getByRole('button', { name: 'Hold to the reader' }).click()
    },
    /** A switch on one of the machine's devices. */
    set: (device: string, as: string) => switchOf(hand, device, as).check({ force: true }),
    /** What a reader that types would type, line by line. */
    linesOf: (document: string) =>
      hand.getByRole('listitem').filter({ hasText: document }).first().locator('code').allTextContents(),
  }
}

/** A document in the tray: its name, and behind it whose it is. */
export const documentNamed = (hand: Page, name: string) =>
  hand.getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '\\.')}\\b`) })

/** How one of the machine's devices behaves: Works, and what can be wrong with it. */
export const switchOf = (hand: Page, device: string, as: string) =>
  hand.getByRole('article', { name: device, exact: true }).getByRole('radio', { name: as, exact: true })

export type Bench = Awaited<ReturnType<typeof atTheBench>>
