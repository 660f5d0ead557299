import { callBrowser, expectPicture, watchPeers } from './call.ts'
import { fillContact, findByAddress, openSheet } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createDesk } from './staff.ts'

test.use(callBrowser)

const ROMA_HOTEL = 4
const matteo = { reservation: 'FOY4002', surname: 'Conti' }

test('a guest of an Italian hotel gives where he was born, gets the key once reception has compared his face with the document by video, and reception opens the receipt of the police', {
  annotation: livesIn('apps/server/src/book/reservation/assert-identity-seen.ts'),
}, async ({ page, elsewhere, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  await watchPeers(page)
  const guest = await findByAddress(page, foyer.guest(ROMA_HOTEL, 'own'), matteo)
  // This browser has a camera, which the guest uses for the call alone.
  await guest.tap('Type it in instead')
  await guest.question(/Please enter your passport or ID details/)
  await guest.date('Date of birth', ['12', '03', '1988'])
  await guest.pick('Country of birth', 'Italy')
  await guest.pick('Region of birth', 'Roma')
  await guest.pick('Place of birth', 'Roma')
  await guest.pick('Sex', 'Male')
  await guest.type('Document number', 'YA1234567')
  await guest.date('Valid until', ['31', '01', '2032'])
  await axe()
  await shoot('born in Italy')
  await guest.tap('Continue')
  await fillContact(guest, { email: 'matteo.conti@example.com' })
  await openSheet(guest)
  await guest.sign()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await guest.tap('Sign and continue')
  const checkIn = () => guest.tap('Check in, pay €138.00 at reception')
  await checkIn()
  await guest.question('Please show your face and your document')
  await expect(page.getByText('Matteo Conti')).toBeVisible()
  await axe()
  await shoot('waiting')

  const office = await elsewhere(sizes.tablet)
  await watchPeers(office)
  const desk = createDesk(office, foyer)
  await desk.signIn('everywhere')
  await office.getByRole('button', { name: /^Hotel/ }).click()
  await office.getByRole('menuitemradio', { name: 'Foyer Roma' }).click()
  await office.getByRole('link', { name: /Conti/ }).first().click()
  const stay = desk.stay(matteo.reservation)
  await expect(stay.getByText('no key before face and document are seen')).toBeVisible()

  await test.step('by video', async () => {
    await guest.tap('Call by video')
    const incoming = office.getByRole('article', { name: 'Video call from a guest' })
    await expect(incoming).toContainText(/Matteo Conti.*FOY4002/)
    await incoming.getByRole('button', { name: 'Answer' }).click()
    await Promise.all([expectPicture(office, 'The guest'), expectPicture(page, /at reception/)])
    await office.getByRole('button', { name: 'Identity confirmed' }).first().click()
    await expect(office.getByText(/Identity confirmed by Inês Faria/)).toBeVisible()
    await shoot('in the call')
    await guest.tap('Hang up')
  })
  await expect(stay.getByText(/seen by video by Inês Faria/)).toBeVisible()

  await guest.question('Pay at reception')
  await shoot('confirmed')
  await checkIn()
  await guest.question(/Your room/)
  await shoot('key')

  await test.step('the police have accepted the report', async () => {
    await desk.view('Registers')
    const reports = office.getByRole('table', { name: 'Reports of these days' })
    const report = reports.getByRole('row').filter({ hasText: 'Matteo Conti' })
    await expect(report.first()).toContainText('accepted')
    await reports.getByRole('button', { name: 'Matteo Conti' }).click()
    await expect(reports.getByText(/SHA-256 [0-9a-f]{12}, retained until .* 20\d\d/)).toBeVisible()
    await expect(reports.getByRole('row').filter({ hasText: 'Joris Bakker' })).toContainText('accepted')
  })
})
