import { atStage } from '../../stages.ts'
import { checkIn, openGuest, saveReservation, savesOnly, skipsCompletedList, type Walks } from '../walk-steps.ts'

/** From the language to the thanks, with possible obstacles. */
export const lineWalks = {
  async search(walk) {
    await walk.page.goto(walk.start)
    await walk.arrive(/\/(?:select-language.*)?$/)
    await walk.look('language')
    await walk.begin()
    await walk.look('search')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('search with issues')
    await walk.search('FOY9999', 'Nobody')
    await walk.page.locator('main [role="alert"], main [role="status"]').first().waitFor()
    await walk.look('search without result')
    const scan = walk.button('check-in.scan')
    if (await scan.isHidden()) return
    await scan.click()
    await walk.arrive('check-in-qr')
    await walk.page.locator('main [role="status"]').first().waitFor()
    await walk.look('code')
  },

  async reservations(walk) {
    await walk.begin()
    await walk.search('FOY1001', 'Garcia Lopez')
    await walk.arrive('your-booking')
    await walk.look('booking')
    const code = walk.button('qr.open')
    if (await code.isVisible()) {
      await code.click()
      await walk.dialog.getByRole('img').first().waitFor()
      await walk.look('code of the booking')
    }
    for (const [voucher, surname, name] of [
      ['FOY1015', 'Ionescu', 'arrives tomorrow'],
      ['FOY1016', 'Novak', 'cancelled'],
      ['FOY1012', "O'Brien", 'in house'],
      ['FOY1014', 'Papadopoulos', 'room not ready'],
      ['GRP77', 'Nagy', 'group'],
    ] as const) {
      await walk.begin()
      await walk.search(voucher, surname)
      // A guest who is already in house is asked for a second factor before the stay card.
      await walk.arrive(/\/(?:your-booking|second-factor)/)
      await walk.look(name)
    }
    await walk.begin()
    await walk.search('FOY1003', 'Rossi')
    await walk.arrive(skipsCompletedList(walk) ? 'check-in-summary' : 'your-booking')
    await walk.look('pre-check-in complete')
    await walk.page.context().clearCookies({ name: /visit/ })
    await atStage(walk.page, walk.start, 'signed', { stay: { reservation: 'FOY1007', surname: 'Lindqvist' } })
    await walk.arrive(savesOnly(walk) ? 'check-in-summary' : 'show-error')
    await walk.look('room not available')
  },

  async family(walk) {
    await walk.begin()
    await walk.search('FOY1002', 'Muller')
    await walk.dialog.waitFor()
    await walk.look('messages')
    const read = walk.page.waitForResponse('**/api/visit/messages/read/')
    await walk.dialog.locator('button[data-kind="primary"]').click()
    await read
    await walk.look('booking of a family')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.look('guests with a child')
    const second = await walk.other()
    await second.search('FOY1002', 'Muller')
    await second.arrive('your-booking')
    await second.primary.click()
    await second.button('elsewhere.continueHere').waitFor()
    await walk.look('in use elsewhere', second.page)
  },

  async data(walk) {
    await openGuest(walk, 'FOY1001', 'Garcia Lopez')
    await walk.passReader(() => walk.look('scan'))
    await walk.look('document')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('document with issues')
    await walk.field('nationality').locator('button').first().click()
    await walk.page.getByRole('option').nth(3).waitFor()
    await walk.look('country list')
    await walk.page.keyboard.press('Escape')
    await walk.fillDocument()
    await walk.primary.click()
    await walk.field('email').waitFor()
    await walk.look('contact')
    await walk.field('email').locator('input').fill('nobody')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('contact with issues')
    await walk.fillContact()
    await walk.primary.click()
    await walk.arrive('signpad')
    await walk.look('signature')
    await walk.primary.click()
    await walk.page.locator('main [role="alert"]').first().waitFor()
    await walk.look('signature with issues')
    for (const [key, name] of [
      ['legal.terms', 'terms'],
      ['legal.privacy', 'privacy notice'],
    ] as const) {
      await walk.button(key).click()
      await walk.dialog.waitFor()
      await walk.look(name)
      await walk.dialog.locator('button[data-kind="primary"]').click()
    }
    await walk.sign()
    await walk.look('signed')
  },

  async key(walk) {
    await atStage(walk.page, walk.start, 'signed')
    await walk.arrive('check-in-summary')
    await walk.look('summary')
    if (savesOnly(walk)) return saveReservation(walk)
    await checkIn(walk)
    await walk.page.locator('input[type="radio"]').nth(4).check({ force: true })
    await walk.look('thanks for the rating')
  },
} satisfies Walks
