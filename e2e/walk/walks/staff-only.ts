import { waitForWatchers } from '../../watchers.ts'
import type { Walk, Walks } from '../walk-steps.ts'

const openWatched = (walk: Walk, start: string, screen = 'select-language') =>
  waitForWatchers(walk.page, async () => {
    await walk.page.goto(start + screen)
    await walk.arrive(screen)
  })

async function tapMark(walk: Walk, times: number) {
  for (let tap = 0; tap < times; tap++) await walk.page.locator('[data-mark]').click()
}

async function openTabletDialog(walk: Walk) {
  await tapMark(walk, 3)
  await walk.page.clock.fastForward(2_100)
  await walk.dialog.waitFor()
}

/** Rare screens: an idle kiosk, its card terminals, and the dialogs for staff. */
export const staffOnlyWalks = {
  async 'staff only'(walk) {
    await walk.page.clock.install()
    const desk = await walk.as('frontapp')
    await walk.page.goto(`${desk}lean-frontapp-screensaver/`)
    await walk.page.locator('main h1').waitFor()
    await walk.look('resting')
    await openWatched(walk, desk)
    await openTabletDialog(walk)
    await walk.look('for the front desk')

    await walk.page.goto(`${await walk.as('kiosk-terminals')}select-pos-terminal`)
    await walk.arrive('select-pos-terminal')
    await walk.page.locator('main li button').first().waitFor()
    await walk.look('card terminals')

    const kiosk = await walk.as('kiosk')
    await openWatched(walk, kiosk, 'check-in')
    await walk.page.clock.fastForward('03:01')
    await walk.dialog.waitFor()
    await walk.look('still there')

    await openWatched(walk, kiosk)
    await tapMark(walk, 5)
    await walk.dialog.waitFor()
    await walk.look('for the staff')
    await walk.page.keyboard.press('Escape')
    await openTabletDialog(walk)
    await walk.look('tablet mode')
    await walk.page.goto(`${walk.url}/pok/exit`)
    await walk.page.locator('h1').waitFor()
    await walk.look('left')
  },
} satisfies Walks
