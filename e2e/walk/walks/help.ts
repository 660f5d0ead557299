import type { Walks } from '../walk-steps.ts'

const ofCode: ReadonlySet<string> = new Set(['stay-card', 'hand-over'])

/** Help that is available next to the check-in. */
export const helpWalks = {
  async help(walk) {
    await walk.page.goto(`${walk.start}show-error?error=unexpected&statusCode=500&action=Check-in&code=FOY1001`)
    await walk.arrive('show-error')
    await walk.look('error')
    for (const name of ['accessibility', 'language', 'reception']) {
      await walk.button(`tools.${name}`).click()
      await walk.dialog.waitFor()
      await walk.look(name)
      await walk.page.keyboard.press('Escape')
    }
    await walk.begin()
    await walk.arrive('check-in')
    await walk.page.context().setOffline(true)
    await walk.search('FOY1001', 'Garcia Lopez')
    await walk.dialog.waitFor()
    await walk.look('offline')
    await walk.page.context().setOffline(false)
  },

  async 'beside the line'(walk) {
    // The last two with a code that was never issued.
    for (const screen of ['main-information', 'storage', 'scan', 'how-the-key-works', 'stay-card', 'hand-over']) {
      await walk.page.goto(`${walk.start}${screen}${ofCode.has(screen) ? '/AAAAAAAA' : ''}`)
      await walk.arrive(screen)
      await walk.look(screen)
    }
    await walk.page.goto(`${await walk.as('own')}book`)
    await walk.arrive('book')
    await walk.look('book at reception')
    await walk.page.context().clearCookies()
    await walk.page.goto(`${walk.url}/pok/`)
    await walk.page.locator('[data-keyboard]').waitFor()
    await walk.look('sign-in')
    await walk.page.locator('[name="licenseCode"]').fill('FOYERHOTELDEVICE')
    await walk.primary.click()
    await walk.page.locator('[name="appKey"]').waitFor()
    await walk.look('sign-in with an app key')
  },
} satisfies Walks
