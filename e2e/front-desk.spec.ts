import { fillForms, signWithConsents } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { HotelConnection } from './hotel-connection.ts'
import { openDevice, waitUntilConnected } from './kiosk.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

const camille = { reservation: 'FOY1006', surname: 'Dupont' }

test('SHELL-07 SHELL-13 SIGN-18.b a receptionist drives a screen from its greeting to the signature, and sees what the guest sees', {
  tag: '@gate',
  annotation: livesIn('apps/guest/src/flows/desk/use-follow-desk.ts'),
}, async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
  const guest = await openDevice(await elsewhere(sizes.tablet), foyer, { appKey: 'frontapp' })
  await guest.question('Foyer Palace')

  await desk.signIn('receptionist', 'arrivals/FOY1001')
  await desk.stay('FOY1001').getByRole('link', { name: 'Show on a desk screen' }).click()
  await desk.title('Desk screens')
  await expect(page.getByText('free', { exact: true })).toBeVisible()
  await desk.press(/^Control /)
  await expect(guest.page.getByText(/at reception can see this screen/)).toBeVisible()
  const mirror = page.getByRole('region', { name: 'What the guest sees' })
  await expect(mirror.getByRole('heading', { name: 'Foyer Palace' })).toBeVisible()
  const picture = mirror.getByRole('img', { name: 'The guest’s screen' })
  await expect(picture.getByText('Foyer Palace').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Booking number' })).toHaveValue('FOY1001')
  await desk.press('Show the form')
  await expect(guest.page).toHaveURL(/\/guest-detail\/FOY1001\/1$/)
  await expect(mirror.getByText('FOY1001')).toBeVisible()
  await axe()
  await shoot('driving')

  await fillForms(guest)
  await guest.question(/Please sign here/)
  await expect(mirror.getByRole('heading', { name: /Please sign here/ })).toBeVisible()
  await shoot('signing')

  const second = createDesk(await elsewhere(sizes.tablet), foyer)
  await second.signIn('manager', 'screens')
  await second.press(/^Take over /)
  await second.press('Take over')
  await expect(page.getByText('Choose a screen to control it.', { exact: false })).toBeVisible()
  await second.press('Release')
  await signWithConsents(guest)
  await expect(guest.page).toHaveURL(/\/lean-frontapp-screensaver\/$/)
  await expect(guest.page.getByText(/at reception can see this screen/)).toBeHidden()
})

test('FRONTAPP-06.b FRONTAPP-09 SIGN-18.a the hotel’s own system drives the screen through the example client, and receives what the guest does', {
  annotation: livesIn('docs/examples/hotel-line.mjs'),
}, async ({ page, desk, elsewhere, foyer, axe }) => {
  const tablet = await elsewhere(sizes.tablet)
  const connected = waitUntilConnected(tablet)
  const guest = await openDevice(tablet, foyer, { appKey: 'frontapp' })
  await guest.question('Foyer Palace')
  // The hotel's system reads once which screens are connected.
  await connected
  await desk.signIn('administrator', 'devices')
  await desk.press('Create key')
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Front office')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByRole('textbox', { name: 'Key for Front office' }).inputValue()
  await desk.press('Done')
  await axe()

  const system = new HotelConnection({ url: foyer.url, key })
  try {
    await system.said('frontapp: connected')
    system.send('frontapp', 'checkConnection')
    await system.said(/frontapp says connected/)
    const data = {
      firstName: 'Lucía',
      lastName: 'García López',
      birthdate: '1988-03-12',
      document_issue_country: 'DEU',
    }
    system.send('frontapp', 'guestDataFromPMS', { reference: 'FOY1001', guest: data })
    await expect(guest.page).toHaveURL(/\/guest-detail\/FOY1001\/1$/)
    await expect(guest.page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('1988')
    await fillForms(guest)
    await system.said(/frontapp says guestDataToPMS .*"identification":"C01X00T47"/)
    await guest.question(/Please sign here/)
    await system.said(/frontapp says signatureInProgress/)
    await signWithConsents(guest)
    await system.said(/frontapp says signatureUploaded/)
    await guest.question('Foyer Palace')

    system.send('frontapp', 'goToSummary', { reference: 'FOY1001' })
    await guest.question(/reception|to pay/i)
    system.send('frontapp', 'goToScreensaver')
    await guest.question('Foyer Palace')

    await desk.press('Revoke Front office')
    await expect(page.getByText('The key has been revoked.')).toBeVisible()
    system.send('frontapp', 'goToSummary', { reference: 'FOY1001' })
    await guest.question('Foyer Palace')
  } finally {
    system.close()
  }
})

test('S39 reception sees the screens of a phone and a kiosk, and takes over where the guest stands', {
  annotation: livesIn('apps/guest/src/flows/desk/use-share-check-in.ts'),
}, async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
  const kiosk = await elsewhere(sizes.kiosk)
  await enrol(kiosk, foyer, 'kiosk', 1)
  const phone = await elsewhere(sizes.phone)
  const payer = await atStage(phone, foyer.guest(1, 'own'), 'signed', { stay: camille })
  await payer.question('Pay at reception')
  const signer = await atStage(kiosk, foyer.guest(1, 'kiosk'), 'saved')
  await signer.question(/Please sign here/)

  await desk.signIn('receptionist', 'arrivals/FOY1006')
  const seen = page.getByRole('region', { name: 'What the guest sees' })
  const picture = seen.getByRole('img', { name: 'The guest’s screen' })
  await desk.stay('FOY1006').getByRole('button', { name: 'See their screen' }).click()
  await expect(phone.getByText('Marta at reception can see this screen')).toBeVisible()
  await expect(seen.getByRole('heading', { name: 'Pay at reception' })).toBeVisible()
  await expect(picture.getByText('Pay at reception').first()).toBeVisible()
  await picture.scrollIntoViewIfNeeded()
  await axe()
  await shoot('a phone at the payment')

  await desk.visit('arrivals/FOY1001')
  await expect(phone.getByText('Marta at reception can see this screen')).toBeHidden()
  await desk.stay('FOY1001').getByRole('button', { name: 'See their screen' }).click()
  await expect(picture.getByText(/Please sign here/).first()).toBeVisible()
  await picture.scrollIntoViewIfNeeded()
  await shoot('a kiosk at the signature')
  await desk.stay('FOY1001').getByRole('button', { name: 'Take over' }).click()
  await expect(kiosk.getByRole('heading', { name: 'Marta at reception is continuing your check-in' })).toBeVisible()
  await page.getByText('The guest’s screen when you took over').click()
  await expect(page.getByRole('group').getByRole('heading', { name: /Please sign here/ })).toBeVisible()
  // The page of a guest whom reception serves raises no alert.
  await expect(page.locator('[data-banner]')).toHaveCount(0)
  await axe()
  await shoot('taken over')
})
