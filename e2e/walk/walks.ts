import { toGuests, toSummary, type Walk } from './ways.ts'

const tool = (walk: Walk, at: number) =>
  walk.page.locator('section[aria-label] > button:has(.lucide)').filter({ visible: true }).nth(at)

/** One adult in each of the other houses. */
const elsewhere: Readonly<Record<number, readonly [string, string]>> = {
  2: ['FOY2002', 'Meyer'],
  3: ['RAC3003', 'Ferrari'],
  4: ['FOY4002', 'Conti'],
}

/** A tablet of the house only saves, and the desk does the rest. */
const onlySaves = ({ start }: Walk) => start.includes('/appkey/tablet/')

async function save(walk: Walk) {
  await walk.primary.click()
  await walk.arrive(/\/check-in-summary\/[^/]+\/-\/true\//)
  await walk.look('saved')
}

/** Every screen and state of the first line; each is looked at once per walk. */
export const walks = {
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
    const scan = walk.page.locator('main button:has(.lucide-scan-qr-code)')
    if (await scan.isHidden()) return
    await scan.click()
    await walk.arrive('check-in-qr')
    await walk.page.locator('main [role="status"]').first().waitFor()
    await walk.look('code')
  },

  async bookings(walk) {
    await walk.begin()
    await walk.search('FOY1001', 'Garcia Lopez')
    await walk.arrive('your-booking')
    await walk.look('booking')
    for (const [voucher, surname, name] of [
      ['FOY1015', 'Ionescu', 'arrives tomorrow'],
      ['FOY1016', 'Novak', 'cancelled'],
      ['FOY1012', "O'Brien", 'in house'],
      ['FOY1014', 'Papadopoulos', 'room not ready'],
      ['GRP77', 'Nagy', 'group'],
    ] as const) {
      await walk.begin()
      await walk.search(voucher, surname)
      await walk.arrive('your-booking')
      await walk.look(name)
    }
  },

  async family(walk) {
    await walk.begin()
    await walk.search('FOY1002', 'Muller')
    await walk.dialog.waitFor()
    await walk.look('messages')
    await walk.dialog.locator('button[data-kind="primary"]').click()
    await walk.look('booking of a family')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.look('guests with a child')
    const second = await walk.other()
    await second.search('FOY1002', 'Muller')
    await second.dialog.locator('button[data-kind="primary"]').click()
    await second.primary.click()
    await second.page.locator('main [role="alert"], main [role="status"]').first().waitFor()
    await walk.look('in use elsewhere', second.page)
  },

  async data(walk) {
    await toGuests(walk, 'FOY1001', 'Garcia Lopez')
    await walk.look('guests')
    await walk.primary.click()
    await walk.arrive('guest-detail')
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
    await walk.arrive('guest-list')
    await walk.look('everybody ready')
    await walk.primary.click()
    await walk.arrive('signpad')
    await walk.look('signature')
    await walk.primary.click()
    await walk.page.locator('main [role="alert"]').first().waitFor()
    await walk.look('signature with issues')
    for (const [at, name] of ['terms', 'privacy notice'].entries()) {
      await walk.page.locator('main p > button').nth(at).click()
      await walk.dialog.waitFor()
      await walk.look(name)
      await walk.dialog.locator('button[data-kind="primary"]').click()
    }
    await walk.sign()
    await walk.look('signed')
  },

  async key(walk) {
    await toSummary(walk, 'FOY1001', 'Garcia Lopez')
    await walk.arrive('check-in-summary')
    await walk.look('summary')
    if (onlySaves(walk)) return save(walk)
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('summary with issues')
    await walk.page.locator('main input[type="checkbox"]').check()
    await walk.primary.click()
    await walk.arrive('room-key')
    await walk.look('key')
    await walk.primary.click()
    await walk.arrive('finish')
    await walk.look('thanks')
    await walk.page.locator('input[type="radio"]').nth(4).check({ force: true })
    await walk.look('thanks for the rating')
  },

  async 'prepared at home'(walk) {
    await walk.begin()
    await walk.search('FOY1003', 'Rossi')
    await walk.arrive(/(?:your-booking|guest-list)/)
    await walk.look('pre-check-in complete')
  },

  async 'no room'(walk) {
    await toSummary(walk, 'FOY1007', 'Lindqvist')
    await walk.arrive(onlySaves(walk) ? 'check-in-summary' : 'show-error')
    await walk.look('room not available')
  },

  async account(walk) {
    // Accounts are for phones, whatever their size.
    const own = walk.start.replace(/appkey\/[^/]+/, 'appkey/own')
    await walk.page.goto(`${own}auth/signup`)
    await walk.arrive('auth/signup')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('signup with issues')
    await walk.page.goto(`${own}auth/login`)
    await walk.arrive('auth/login')
    await walk.look('login')
    await walk.field('email').locator('input').fill('lucia.garcia@example.com')
    await walk.field('password').locator('input').fill('garden-gate-41')
    await walk.primary.click()
    await walk.arrive('my-bookings')
    await walk.look('my bookings')
    for (const screen of ['edit-profile', 'update-password', 'update-identity-document', 'auth/signup']) {
      await walk.page.goto(`${own}${screen}`)
      await walk.arrive(screen)
      await walk.look(screen === 'auth/signup' ? 'sign out' : screen)
    }
    await walk.page.goto(`${own}fast-check-in/FOY1001`)
    await walk.arrive('fast-check-in')
    await walk.page.locator('main dl').waitFor()
    await walk.look('fast check-in')
  },

  async help(walk) {
    await walk.page.goto(`${walk.start}show-error?error=unexpected&statusCode=500&action=Check-in&code=FOY1001`)
    await walk.arrive('show-error')
    await walk.look('error')
    for (const [at, name] of ['accessibility', 'languages', 'reception'].entries()) {
      await tool(walk, at).click()
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

  async 'sign in'(walk) {
    await walk.page.context().clearCookies()
    await walk.page.goto(`${walk.url}/pok/`)
    await walk.page.locator('[data-keyboard]').waitFor()
    await walk.look('sign-in')
    await walk.page.locator('[name="licenseCode"]').fill('FOYERHOTELDEVICE')
    await walk.primary.click()
    await walk.page.locator('[name="appKey"]').waitFor()
    await walk.look('sign-in with an app key')
  },

  async 'before arrival'(walk) {
    const start = walk.start.replace(/appkey\/[\w-]+/, 'appkey/prechk')
    const surname = walk.page.locator('input[name="surname"]')
    await walk.page.goto(`${start}pre-checkin/${'x'.repeat(43)}`)
    await walk.arrive('pre-checkin')
    await walk.look('link that has ended')
    await walk.page.goto(`${start}pre-checkin/demo-link-for-Andrei-Ionescu-FOY1015-Palace`)
    await surname.waitFor()
    await walk.look('link')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('link with issues')
    await surname.fill('Popescu')
    await walk.primary.click()
    await walk.page.locator('main [role="status"]').first().waitFor()
    await walk.look('link refused')
    await walk.page.locator('main button[data-kind="quiet"]').click()
    await walk.look('link by date')
    await walk.page.locator('main button[data-kind="quiet"]').click()
    await surname.fill('Ionescu')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.look('guests to share with')
    await walk.page.goto(`${start}check-in`)
    await walk.search('FOY1003', 'Rossi')
    await walk.arrive('your-booking')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.primary.click()
    await walk.arrive('check-in-summary')
    await walk.look('arrival')
    await walk.primary.click()
    await walk.arrive(/\/check-in-summary\/[^/]+\/-\/true\//)
    await walk.page.locator('main img[src^="blob:"]').waitFor()
    await walk.look('all set')
  },

  async 'beside the line'(walk) {
    for (const screen of ['main-information', 'storage']) {
      await walk.page.goto(walk.start + screen)
      await walk.arrive(screen)
      await walk.look(screen)
    }
  },

  async house(walk) {
    const [voucher, surname] = elsewhere[walk.hotel] ?? ['FOY1001', 'Garcia Lopez']
    await walk.page.goto(walk.start)
    await walk.arrive(/\/(?:select-language.*)?$/)
    await walk.look('language')
    await walk.begin()
    await walk.look('search')
    await walk.search(voucher, surname)
    await walk.arrive('your-booking')
    await walk.look('booking')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.look('guests')
    await walk.primary.click()
    await walk.arrive('guest-detail')
    await walk.look('document')
    await toSummary(walk, voucher, surname)
    await walk.arrive('check-in-summary')
    await walk.look('summary')
    if (onlySaves(walk)) return save(walk)
    await walk.page.locator('main input[type="checkbox"]').check()
    await walk.primary.click()
    await walk.arrive('room-key')
    await walk.look('key')
    await walk.primary.click()
    await walk.arrive('finish')
    await walk.look('thanks')
  },
} satisfies Record<string, (walk: Walk) => Promise<void>>

export type WalkName = keyof typeof walks
