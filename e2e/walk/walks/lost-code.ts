import type { Walks } from '../walk-steps.ts'

/** A guest who stays at the Palace until today, and has lost their door code. */
export const lostCodeWalks = {
  async 'lost code'(walk) {
    const { page, primary } = walk
    await page.goto(`${await walk.as('kiosk')}resend-room-access-code/`)
    await walk.arrive('resend-room-access-code')
    await walk.look('lost code')
    await primary.click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('lost code with issues')
    await page.locator('input[name="room"]').fill('204')
    await page.locator('input[name="surname"]').fill('Rossi')
    await primary.click()
    await page.locator('main [role="status"]').first().waitFor()
    await walk.look('lost code not found')
    await page.locator('input[name="surname"]').fill('Kowalski')
    await primary.click()
    await page.locator('input[name="firstName"]').waitFor()
    await walk.look('lost code concealed')
    await page.locator('input[name="firstName"]').fill('Piotr')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date())
    const [year = '', month = '', day = ''] = today.split('-')
    for (const [part, value] of Object.entries({ day, month, year }))
      await page.locator(`input[id$="-${part}"]`).fill(value)
    await primary.click()
    await walk.button('lost-code.hide').waitFor()
    await walk.look('lost code shown')
  },
} satisfies Walks
