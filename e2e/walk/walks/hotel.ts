import { checkIn, openSummary, saveReservation, savesOnly, skipList, type Walk, type Walks } from '../walk-steps.ts'

/** One adult in each of the other hotels. */
const elsewhere: Readonly<Record<number, readonly [string, string]>> = {
  2: ['FOY2002', 'Meyer'],
  3: ['RAC3003', 'Ferrari'],
  4: ['FOY4002', 'Conti'],
}

/** The Beach's kiosk finds a booking by the surname alone, and asks for a second factor. */
async function secondFactor(walk: Walk) {
  if (walk.hotel !== 2 || !walk.start.includes('/appkey/kiosk/')) return
  await walk.page.locator('input[name="surname"]').fill('Jensen')
  await walk.primary.click()
  await walk.arrive('second-factor')
  await walk.page.locator('input[name="number"]').waitFor()
  await walk.look('second factor')
  await walk.page.locator('input[name="number"]').fill('FOY2002')
  await walk.primary.click()
  await walk.page.locator('main [role="status"]').first().waitFor()
  await walk.look('second factor refused')
  await walk.begin()
}

/** A phone at the Beach needs a code for its key, which is mailed to the booking's own address. */
async function codeForKey(walk: Walk) {
  await walk.primary.click()
  await walk.arrive('second-factor')
  await walk.look('code for the key')
  await walk.primary.click()
  await walk.page.locator('main input').first().waitFor()
  await walk.look('code that was mailed')
}

/** In Rome, staff compare face and document before there is a key. */
async function identityWait(walk: Walk) {
  await walk.primary.click()
  await walk.arrive('show-error')
  await walk.look('face and document to be seen')
}

/** Each hotel's own theme, along the shortest way. */
export const hotelWalks = {
  async hotel(walk) {
    const [voucher, surname] = elsewhere[walk.hotel] ?? ['FOY1001', 'Garcia Lopez']
    await walk.page.goto(walk.start)
    await walk.arrive(/\/(?:select-language.*)?$/)
    await walk.look('language')
    await walk.begin()
    await walk.look('search')
    await secondFactor(walk)
    await walk.search(voucher, surname)
    await walk.arrive('your-booking')
    await walk.look('booking')
    await walk.primary.click()
    await skipList(walk, () => walk.look('drivers'))
    await walk.look('document')
    await openSummary(walk, voucher, surname)
    await walk.arrive('check-in-summary')
    await walk.look('summary')
    if (savesOnly(walk)) return saveReservation(walk)
    if (walk.hotel === 2 && walk.start.includes('/appkey/own/')) return codeForKey(walk)
    if (walk.hotel === 4) return identityWait(walk)
    await checkIn(walk)
  },
} satisfies Walks
