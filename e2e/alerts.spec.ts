import { beginVisit, searchReservation } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { atStage } from './stages.ts'

test('S1 S2 S5 S9 G16 a guest on a phone needs help: the desk rings, a colleague claims it, and the guest reads the name; a room set ready updates the phone that waits for it', async ({
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
  const noRoom = page.getByRole('article', { name: 'No room yet' })
  await expect(noRoom).toBeVisible()
  await expect(noRoom).toContainText('FOY1007')
  await expect(page).toHaveTitle(/^\(1\) Alerts/)

  // The button that calls reception.
  await phone.getByRole('region', { name: 'Help and settings' }).getByRole('button', { name: 'Reception' }).click()
  await guest.tap('Ask Núria for help')
  await expect(phone.getByText(/^Reception has your call/)).toBeVisible()
  const asks = page.getByRole('article', { name: 'Guest needs help' })
  await expect(asks).toContainText(/FOY1007.*on their own phone.*screen “Booking”/)
  await expect(page).toHaveTitle(/^\(2\) Alerts/)
  await axe()
  await shoot('the desk is called')
  await asks.getByRole('button', { name: 'I’ll get in touch' }).click()
  await expect(asks.getByText('Marta Vidal is on it')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Marta is looking after you' })).toBeVisible()
  await expect(page).toHaveTitle(/^Alerts/)
  await asks.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('dialog', { name: 'How was it resolved?' })).toBeVisible()
  await axe()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  // Another guest waits for a room, and sees when it is ready.
  const waiting = await elsewhere(sizes.phone)
  const eleni = { reservation: 'FOY1014', surname: 'Papadopoulos' }
  const next = await atStage(waiting, foyer.guest(1, 'own'), 'signed', { stay: eleni })
  await next.question('Pay at reception')
  await next.tap(/^Check in, pay/)
  await next.question('Your room is still being prepared')
  const queue = page.getByRole('region', { name: /^Waiting for a room/ })
  await expect(queue).toContainText('Eleni Papadopoulos')
  await axe()
  await shoot('who waits')
  await queue.getByRole('button', { name: 'Set room 302 ready' }).click()
  await next.question('Pay at reception')
  await next.tap(/^Check in, pay/)
  await next.question(/Your room/)
  await expect(queue).toHaveCount(0)
})
