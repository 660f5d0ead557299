import { expect, sizes, test } from './foyer.ts'
import { atTheKiosk } from './kiosk.ts'
import { begin } from './line.ts'
import { deskAt } from './staff.ts'

const resting = 'This kiosk is out of service'

// Devices outlive the demo's reset: here there is this one alone.
test.use({ ownServer: true })

test('API-13 a kiosk is taken out of service, says so within its minute, and serves again by itself', async ({
  page,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  const guest = await atTheKiosk(page, foyer)
  const staff = await elsewhere(sizes.tablet)
  const desk = deskAt(staff, foyer)
  await desk.signIn('administrator', 'devices')
  await desk.title('Devices')
  const takeOut = async () => {
    await desk.press(/^Out of service /)
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Printer jammed')
    await dialog.getByRole('button', { name: 'Out of service' }).click()
    await expect(staff.getByText('out of service: Printer jammed')).toBeVisible()
  }

  // Nobody is there: its own minute tells it.
  await takeOut()
  await page.clock.runFor('00:35')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await page.clock.runFor('00:30')
  await guest.question(resting)
  await expect(page).toHaveURL(/pok_is_disabled=true/)
  await axe()
  await shoot('out of service')

  // However long it stands there, it asks nobody whether they are there.
  await page.clock.runFor('04:00')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await guest.question(resting)

  await desk.press(/^Back in service /)
  await expect(staff.getByText(/is back in service\.$/)).toBeVisible()
  // What is always on comes a moment after the screen, and asks at once: whoever begins before that would hear it late.
  const watching = page.waitForResponse(
    (response) => response.url().includes('/api/pok-active-in-hotel') && page.url().endsWith('/select-language'),
  )
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(/\/select-language$/)
  await watching

  // Somebody is at the search by then.
  await begin(guest)
  await guest.type('Booking number', 'FOY1001')
  await guest.type('Surname', 'Garcia Lopez')
  await takeOut()
  await guest.tap('Find my booking')
  // By the search that was refused, or by what the kiosk asked itself beside it: whichever answer came first.
  await guest.question(resting)

  await desk.press(/^Back in service /)
  await expect(staff.getByText('in touch')).toBeVisible()
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(/\/select-language$/)
  await begin(guest)
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('')
})
