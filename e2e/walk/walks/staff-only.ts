import type { Walk, Walks } from '../walk-steps.ts'

/** The watchers start a moment after the screen, and send an event. */
async function openWatched(walk: Walk, start: string, screen = 'select-language') {
  const watching = walk.page.waitForResponse('**/api/events/track/')
  await walk.page.goto(start + screen)
  await walk.arrive(screen)
  await walk.page.clock.runFor(1_000)
  await watching
}

async function tapMark(walk: Walk, times: number) {
  for (let tap = 0; tap < times; tap++) await walk.page.locator('[data-mark]').click()
}

/** Rare screens: an idle kiosk, and the dialogs for staff. */
export const staffOnlyWalks = {
  async 'staff only'(walk) {
    await walk.page.clock.install()
    await openWatched(walk, await walk.as('kiosk'))
    await tapMark(walk, 5)
    await walk.dialog.waitFor()
    await walk.look('for the staff')
    await walk.page.keyboard.press('Escape')
    await tapMark(walk, 3)
    await walk.page.clock.fastForward(2_100)
    await walk.dialog.waitFor()
    await walk.look('tablet mode')
    await walk.page.goto(`${walk.url}/pok/exit`)
    await walk.page.locator('h1').waitFor()
    await walk.look('left')
  },

  async 'nobody there'(walk) {
    await walk.page.clock.install()
    await openWatched(walk, await walk.as('kiosk'), 'check-in')
    await walk.page.clock.fastForward('03:01')
    await walk.dialog.waitFor()
    await walk.look('still there')
  },

  async 'front desk'(walk) {
    await walk.page.clock.install()
    const start = await walk.as('frontapp')
    await walk.page.goto(`${start}lean-frontapp-screensaver/`)
    await walk.page.locator('main h1').waitFor()
    await walk.look('resting')
    await openWatched(walk, start)
    await tapMark(walk, 3)
    await walk.page.clock.fastForward(2_100)
    await walk.dialog.waitFor()
    await walk.look('for the front desk')
  },
} satisfies Walks
