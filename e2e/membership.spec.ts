import { fillForms } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import type { Guest } from './guest.ts'
import { atStage } from './stages.ts'

const offer = 'Would you like to join us?'

/** Saves the guest again, starting from the sheet. */
async function saveAgain(guest: Guest) {
  await guest.tap('Back')
  await guest.tap('Continue')
  await guest.tap('Save and continue')
  await guest.question(/Please sign here/)
}

test('CAPTURE-37.a CAPTURE-37.d MEMBER-01 MEMBER-02 MEMBER-04 MEMBER-05 a guest joins, and is not asked again', {
  annotation: livesIn('apps/guest/src/screens/membership/use-membership.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await atStage(page, foyer.guest(1, 'member'), 'found')
  await fillForms(guest)
  await guest.question(offer)
  await expect(page.getByRole('list', { name: 'Member benefits' }).locator('svg')).toHaveCount(4)
  await shoot('offer')
  await guest.tap('Back')
  await page.waitForURL('**/guest-detail/FOY1001/1')
  await guest.tap('Continue')
  await guest.tap('Save and continue')
  await guest.question(offer)
  await guest.tap('Join for free')
  await expect(page.getByText('Please accept the terms to join.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('checkbox', { name: 'I accept the membership terms' })).toBeFocused()
  await shoot('terms first')
  await guest.tap('Read the membership terms')
  await expect(page.getByText('Membership of Foyer Palace is free and obliges you to nothing.')).toBeVisible()
  await guest.tap('Close')
  await guest.tick('I accept the membership terms')
  await guest.tap('Join for free')
  await guest.question(/Please sign here/)
  await saveAgain(guest)
})

test('CAPTURE-37.e MEMBER-03 MEMBER-08.b a refusal is stored: a guest who comes back later is not asked again', async ({
  page,
  foyer,
}) => {
  const guest = await atStage(page, foyer.guest(1, 'member'), 'found')
  await fillForms(guest)
  await guest.question(offer)
  await guest.tap('No, thanks')
  await guest.question(/Please sign here/)
  await page.reload()
  await saveAgain(guest)
  // Opening its address directly does not ask either.
  await page.goto(`${foyer.guest(1, 'member')}bme-subscription/FOY1001?guestIndex=1`)
  await guest.question(/You’re all set|Everyone is ready/)
})
