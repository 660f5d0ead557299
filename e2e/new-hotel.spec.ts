import { expect, sizes, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { fillContact, fillDocument, find, openGuest, openSheet } from './line.ts'

test.use({ ownServer: true })

const aino = { email: 'aino@saimaa.example.com', password: 'seven boats on the lake' }
const eero = { reservation: 'SAI1', surname: 'Korhonen' }

const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Helsinki' }).format(Date.now() + ahead * 86_400_000)

/** Its second line cannot be read. */
const book = () =>
  [
    'reference,arrival,departure,last_name,first_name,adults,room_type,room',
    `SAI1,${day(0)},${day(2)},Korhonen,Eero,1,Double,101`,
    `SAI2,${day(0)},yesterday,Nieminen,Liisa,1,Double,102`,
  ].join('\n')

test('a house from nothing: set up with the printed code, its book imported, its first guest checked in', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(foyer.notes.join('\n'))?.[0] ?? ''
  await page.goto(`${foyer.url}/staff/#/set-up`)
  await desk.type('Set-up code', code)
  await axe()
  await desk.press('Next')
  await desk.type('Name', 'Aino Virtanen')
  await desk.type('E-mail', aino.email)
  await page.getByLabel('New password').fill(aino.password)
  await desk.press('Next')
  await desk.type('Name of the hotel', 'Hotel Saimaa')
  await desk.type('Company', 'Saimaa Oy')
  await desk.type('City', 'Savonlinna')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FIN')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Helsinki')
  await axe()
  await shoot('hotel')
  await desk.press('Next')
  await desk.type('Numbers', '101-108')
  await desk.type('Kind of room', 'Double')
  await expect(page.getByText('8 rooms')).toBeVisible()
  await desk.press('Next')
  await desk.press('Set up the house')
  await desk.title('The house is open')
  await axe()
  await shoot('codes')
  const guestAddress = (await page.getByRole('link').first().getAttribute('href')) ?? ''
  await desk.press('To sign-in')

  await desk.fillIn(aino)
  await expect(page.getByText('The house is ready, the book is empty')).toBeVisible()
  await page.getByRole('link', { name: 'Import a CSV file' }).click()
  const file = { name: 'today.csv', mimeType: 'text/csv', buffer: Buffer.from(book()) }
  await page.getByLabel(/Choose a CSV file/).setInputFiles(file)
  await expect(desk.row(/SAI2/)).toContainText('refused')
  await axe()
  await shoot('dry run')
  await desk.press('Import 1 reservation')
  await expect(page.getByText('1 reservation is in the book.')).toBeVisible()
  await page.getByRole('link', { name: 'To arrivals' }).click()
  await expect(desk.group('Expected').getByText('Korhonen, Eero')).toBeVisible()

  const phone = await elsewhere(sizes.phone)
  const guest = guestAt(phone)
  const tickAll = async () => {
    for (const box of await phone.getByRole('checkbox').all()) await box.check()
  }
  await phone.goto(new URL(guestAddress, foyer.url).href)
  await guest.tap('English')
  await find(guest, eero)
  await expect(desk.group('At a screen now').getByText('Korhonen, Eero')).toBeVisible()
  await openGuest(guest)
  await fillDocument(guest, { sex: 'Male', nationality: 'Finland' })
  await fillContact(guest, {
    email: 'eero@example.com',
    country: 'Finland',
    street: 'Satamakatu 4',
    postalCode: '57130',
  })
  await openSheet(guest)
  await guest.sign()
  await tickAll()
  await guest.tap('Sign and continue')
  await guest.question('Everything is ready for you')
  await tickAll()
  await guest.tap('Check in and get my key')
  await guest.question(/Your room/)
  await expect(desk.group('Checked in').getByText('Korhonen, Eero')).toBeVisible()
  await shoot('the first guest is in')
})
