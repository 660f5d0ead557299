import type { Page } from '@playwright/test'

/**
 * Operates the simulated hardware in its own window, because a background tab is drawn once a
 * second.
 */
export async function openSimulatorPanel(hand: Page, bench: string) {
  await hand.goto(bench)
  return {
    hand,
    async hold(document: string) {
      const chosen = findDocument(hand, document)
      if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click()
      await hand.getByRole('button', { name: 'Hold to the reader' }).click()
    },
    /** Sets a switch on one of the simulated devices. */
    set: (device: string, as: string) => findSwitch(hand, device, as).check({ force: true }),
  }
}

/** A document in the tray, by its name, which is followed by its owner. */
export const findDocument = (hand: Page, name: string) =>
  hand.getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '\\.')}\\b`) })

/** A switch for how a simulated device behaves: Works, or one of its faults. */
export const findSwitch = (hand: Page, device: string, as: string) =>
  hand.getByRole('article', { name: device, exact: true }).getByRole('radio', { name: as, exact: true })

export type SimulatorPanel = Awaited<ReturnType<typeof openSimulatorPanel>>
