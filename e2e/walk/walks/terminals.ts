import type { Walks } from '../walk-steps.ts'

/** A kiosk whose staff choose which of two card terminals is next to it. */
export const terminalWalks = {
  async 'card terminals'(walk) {
    await walk.page.goto(`${await walk.as('kiosk-terminals')}select-pos-terminal`)
    await walk.arrive('select-pos-terminal')
    await walk.page.locator('main li button').first().waitFor()
    await walk.look('card terminals')
  },
} satisfies Walks
