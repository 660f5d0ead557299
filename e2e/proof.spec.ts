import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'

test('R7 a surname alone at a kiosk requires a second factor before anything is shown', {
  annotation: livesIn('apps/guest/src/screens/second-factor/use-second-factor.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  const heard: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  const kiosk = await openDevice(page, foyer, { hotel: 2 })
  await kiosk.tap('English')
  await kiosk.question('What is your surname?')
  await kiosk.type('Surname', 'Jensen')
  await kiosk.tap('Find my booking')
  await kiosk.question('What is your booking number?')
  await page.reload()
  await kiosk.question('What is your booking number?')
  expect(heard.filter((answer) => /Mikkel|FOY2001/.test(answer))).toEqual([])
  await shoot('second factor')
  await kiosk.type('Booking number', 'FOY2002')
  await kiosk.tap('Open my booking')
  await expect(page.getByText(/doesn’t match this booking/)).toBeVisible()
  await shoot('refused')
  await kiosk.tap('Use my full name instead')
  await kiosk.question('What is your full name?')
  await kiosk.type('First name and surname, as on your document', 'Mikkel Jensen')
  await kiosk.tap('Open my booking')
  await kiosk.question(/Is this your stay, Mikkel Jensen/)
  await page.reload()
  await kiosk.question(/Is this your stay, Mikkel Jensen/)
})
