import { beginVisit } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'

test('N2 a manager changes the hotel’s name, phone and a price, a guest’s page shows it, and one step undoes it', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  await desk.signIn('manager', 'hotel')
  await desk.title('Hotel')
  await axe()
  await shoot('the form')
  await desk.type('Hotel name', 'Foyer Palais')
  await desk.type('Reception phone', '+34 931111111')
  await desk.type('Room only for Classic room', '170')
  await shoot('rates')
  await desk.type('Check-out until', 'noon')
  await desk.press('Review changes')
  await expect(page.getByRole('textbox', { name: 'Check-out until' })).toHaveAccessibleDescription(
    'Enter a time like 07:30.',
  )
  await expect(page.getByRole('textbox', { name: 'Check-out until' })).toBeFocused()
  await axe()
  await shoot('what is wrong, beside it')
  await desk.type('Check-out until', '12:00')
  await desk.press('Review changes')
  const review = page.getByRole('dialog', { name: 'Publish these changes?' })
  await expect(review.getByRole('listitem').filter({ hasText: 'Reception phone' })).toContainText(
    /\+34 930000000.*\+34 931111111/,
  )
  await expect(review.getByRole('listitem').filter({ hasText: 'room-only' })).toContainText(/€165\.00.*€170\.00/)
  await expect(review.getByRole('listitem')).toHaveCount(4)
  await axe()
  await shoot('what changes')
  await review.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Guests see it from their next page.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Foyer Palais')

  const phone = await elsewhere(sizes.phone)
  const guest = createGuest(phone)
  const seen = async (name: string, number: string) => {
    await phone.goto(foyer.guest(1, 'own'))
    await expect(phone).toHaveTitle(new RegExp(name))
    await beginVisit(guest)
    await guest.tap('Reception')
    await expect(phone.getByRole('dialog')).toContainText(number)
  }
  await seen('Foyer Palais', '+34 931111111')

  await desk.press('History')
  const history = page.getByRole('dialog', { name: 'Published versions' })
  await expect(history.getByRole('listitem').first()).toContainText(/Version 2.*Marta|Version 2/)
  await axe()
  await shoot('the history')
  await history.getByRole('button', { name: 'Undo last change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo last change' }).click()
  await expect(page.getByText('The change has been undone.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Hotel name' })).toHaveValue('Foyer Palace')
  await expect(page.getByRole('textbox', { name: 'Room only for Classic room' })).toHaveValue('165.00')
  await seen('Foyer Palace', '+34 930000000')

  await desk.press('Members')
  const club = page.getByRole('dialog', { name: 'Members' })
  await expect(club.getByRole('row').nth(1)).toBeVisible()
  await axe()
  await shoot('members')

  await page.goto(`${foyer.url}/staff/audit`)
  await expect(page.getByText('undid a configuration change').first()).toBeVisible()
  await expect(page.getByText('changed the hotel’s configuration').first()).toBeVisible()
})
