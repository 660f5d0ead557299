import { atStage } from '../../stages.ts'
import type { Walks } from '../walk-steps.ts'

/** A hotel that takes online payments: the bill in all its states, and the way to the gateway. */
export const payingWalks = {
  async paying(walk) {
    await atStage(walk.page, await walk.as('pay'), 'signed')
    await walk.arrive('check-in-summary')
    await walk.look('ways to pay')

    await walk.button('check-in-summary.voucher.open').click()
    await walk.dialog.waitFor()
    await walk.look('voucher')
    await walk.dialog.getByRole('textbox').fill('nothing')
    await walk.dialog.locator('button[data-kind="primary"]').click()
    await walk.page.locator('dialog[open] [aria-invalid="true"]').waitFor()
    await walk.look('voucher refused')
    await walk.page.keyboard.press('Escape')
    await walk.dialog.waitFor({ state: 'hidden' })

    await walk.button('check-in-summary.holder.change').click()
    await walk.dialog.waitFor()
    await walk.look('invoice holder')
    await walk.dialog.getByRole('radio').last().check({ force: true })
    await walk.dialog.locator('button[data-kind="primary"]').click()
    const company = walk.dialog.locator('li button').last()
    await company.waitFor()
    await walk.look('kind of invoice holder')
    await company.click()
    await walk.dialog.getByRole('textbox').first().waitFor()
    await walk.look('data of the invoice holder')
    await walk.page.keyboard.press('Escape')
    await walk.dialog.waitFor({ state: 'hidden' })

    await walk.page.locator('main input[type="radio"]').first().check({ force: true })
    await walk.primary.click()
    await walk.button('check-in-summary.pay.going.now').waitFor()
    await walk.look('on the way to the gateway')
  },
} satisfies Walks
