import { randomInt } from 'node:crypto'
import type { Walk, Walks } from '../walk-steps.ts'

/** The demo's two guests who leave today, with the second factor that their own phones ask for. */
const owes = { roomNumber: '204', firstName: 'Piotr', lastName: 'Kowalski', secondFactor: '0000' }
const owesNothing = { roomNumber: '305', firstName: 'Maeve', lastName: "O'Brien", secondFactor: '0001' }

/**
 * Attempts per room are limited and rounds may share a server, so a wrong room is chosen at random.
 */
const noRoom = () => String(randomInt(400, 1000))

/** From the menu to the farewell, with payment if there is a balance. */
export const departureWalks = {
  async departure(walk) {
    await walk.page.goto(`${walk.start}home`)
    await walk.arrive(/\/(?:home|check-in)/)
    await walk.look('menu')
    await openCheckOut(walk)
    await walk.look('check-out')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('check-out with issues')
    await checkOut(walk, { ...owes, roomNumber: noRoom() })
    await walk.page.locator('main [role="status"]').first().waitFor()
    await walk.look('check-out of nobody')
    await checkOut(walk, owes)
    await walk.arrive('check-in-summary')
    await walk.look('balance')
    await openCheckOut(walk)
    await checkOut(walk, owesNothing)
    await walk.arrive('farewell')
    await walk.look('farewell')
    const star = walk.page.locator('main input[type="radio"]').nth(3)
    // A guest who has already given a rating in another round is thanked.
    if ((await star.count()) === 0) return
    await star.check({ force: true })
    await walk.dialog.waitFor()
    await walk.look('comment')
  },
} satisfies Walks

async function openCheckOut(walk: Walk) {
  await walk.page.goto(`${walk.start}checkout/-/-/-/-/-`)
  await walk.arrive('checkout')
}

async function checkOut(walk: Walk, said: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(said)) {
    const box = walk.page.locator(`input[name="${name}"]`)
    if (await box.isVisible()) await box.fill(value)
  }
  await walk.primary.click()
}
