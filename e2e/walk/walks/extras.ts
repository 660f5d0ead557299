import type { Walks } from '../walk-steps.ts'

/** Extras and upgrades. */
export const extrasWalks = {
  async extras(walk) {
    const start = await walk.as('extras')
    await walk.page.goto(`${start}check-in`)
    await walk.search('FOY1003', 'Rossi')
    await walk.arrive('your-booking')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.primary.click()
    await walk.arrive('check-in-extras')
    await walk.page.getByRole('checkbox').first().waitFor()
    await walk.look('extras side by side')
    await walk.primary.click()
    await walk.arrive('check-in-upgrade')
    const first = walk.page.locator('main section button[aria-expanded]').first()
    await first.waitFor()
    await walk.look('better rooms')
    await first.click()
    await walk.look('a better room')
    await walk.page.locator('main section[data-open] button').nth(1).click()
    await walk.dialog.getByRole('slider').waitFor()
    await walk.look('tour of a room')
  },
} satisfies Walks
