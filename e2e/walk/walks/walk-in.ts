import type { Walks } from '../walk-steps.ts'

/**
 * A room for a guest without a booking. Where a device sells none, the same addresses lead to
 * reception.
 */
export const walkInWalks = {
  async 'walk-in'(walk) {
    const start = await walk.as('kiosk')
    await walk.page.goto(`${start}book`)
    await walk.arrive('book')
    await walk.page.locator('main dl').waitFor()
    await walk.look('tonight')
    await walk.primary.click()
    await walk.arrive('walk-in')
    await walk.look('how long')
    await walk.button('walk-in.code.open').click()
    await walk.field('promotionalCode').or(walk.page.locator('input[name="promotionalCode"]')).first().fill('NOTHING')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('code that is not known')
    await walk.page.locator('input[name="promotionalCode"]').fill('')
    await walk.button('walk-in.membership.open').click()
    await walk.dialog.waitFor()
    await walk.dialog.locator('button[data-kind="primary"]').click()
    await walk.dialog.locator('[role="status"]').first().waitFor()
    await walk.look('membership without a word')
    await walk.page.keyboard.press('Escape')
    await walk.primary.click()
    const rate = walk.page.locator('main input[type="radio"]')
    await rate.first().waitFor()
    await walk.look('rooms')
    await rate.first().check({ force: true })
    await walk.look('room that is chosen')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.look('guests of a new booking')
    await walk.button('back').click()
    await walk.dialog.waitFor()
    await walk.look('leave a new booking')
    await walk.dialog.locator('button[data-kind="danger"]').click()
    await walk.arrive('walk-in')
  },
} satisfies Walks
