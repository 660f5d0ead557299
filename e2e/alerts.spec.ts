import { beginVisit, lucia, searchReservation } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { expectReaderReady, openGuestList } from './kiosk.ts'
import { atStage } from './stages.ts'

test('S1 S2 S9 G16 a guest on a phone needs help on several screens: the desk rings, a colleague claims it, and the guest reads the name', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  await desk.signIn('receptionist', 'alerts')
  await desk.title('Alerts')
  const phone = await elsewhere(sizes.phone)
  const guest = createGuest(phone)
  await phone.goto(foyer.guest(1, 'own'))
  await beginVisit(guest)

  // A screen that says reception is finding a room.
  await searchReservation(guest, { reservation: 'FOY1007', surname: 'Lindqvist' })
  await expect(phone.getByText(/have told reception/)).toBeVisible()
  const noRoom = page.getByRole('article', { name: 'No room available' })
  await expect(noRoom).toBeVisible()
  await expect(noRoom).toContainText('FOY1007')
  await expect(page).toHaveTitle(/^\(1\) Alerts/)

  // The button that calls reception.
  await phone.getByRole('region', { name: 'Help and settings' }).getByRole('button', { name: 'Reception' }).click()
  await guest.tap('Call Núria to this screen')
  await expect(phone.getByText(/^Reception has your call/)).toBeVisible()
  const asks = page.getByRole('article', { name: 'Guest needs help' })
  await expect(asks).toContainText(/FOY1007.*on their own phone.*screen “Booking”/)
  await expect(page).toHaveTitle(/^\(2\) Alerts/)
  await axe()
  await shoot('the desk is called')
  await asks.getByRole('button', { name: 'On my way' }).click()
  await expect(asks.getByText('Marta Vidal is on it')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Marta is on the way' })).toBeVisible()
  await expect(page).toHaveTitle(/^Alerts/)
})

test('S13 a reader is unplugged while a guest uses the kiosk: the desk sees which kiosk, which part and which guest', async ({
  page,
  desk,
  elsewhere,
  foyer,
  bench,
  shoot,
}) => {
  await desk.signIn('receptionist', 'alerts')
  await desk.title('Alerts')
  const kiosk = await elsewhere(sizes.kiosk)
  await openGuestList({ page: kiosk, foyer, bench }, lucia)
  await expectReaderReady(kiosk)
  await bench.set('Reader', 'Unplugged')
  await expect(kiosk.getByText('The reader isn’t connected right now.')).toBeVisible()
  const broken = page.getByRole('article', { name: 'Kiosk hardware fault' })
  await expect(broken).toContainText(/FOY1001.*document reader.*kiosk/)
  await shoot('a broken reader')
  await bench.set('Reader', 'Works')
  await expectReaderReady(kiosk)
  // The hub's next report closes the alert.
  await expect(broken).toHaveCount(0, { timeout: 90_000 })
})

test('S5 setting a room ready updates the phone of the guest who waits for it', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  const phone = await elsewhere(sizes.phone)
  const eleni = { reservation: 'FOY1014', surname: 'Papadopoulos' }
  const guest = await atStage(phone, foyer.guest(1, 'own'), 'signed', { stay: eleni })
  await guest.question('Pay at reception')
  await guest.tap(/^Check in, pay/)
  await guest.question('Your room is still being prepared')

  await desk.signIn('receptionist', 'alerts')
  const queue = page.getByRole('region', { name: /^Waiting for a room/ })
  await expect(queue).toContainText('Eleni Papadopoulos')
  await axe()
  await shoot('who waits')
  await queue.getByRole('button', { name: 'Set room 302 ready' }).click()
  await guest.question('Pay at reception')
  await guest.tap(/^Check in, pay/)
  await guest.question(/Your room/)
  await expect(queue).toHaveCount(0)
})
