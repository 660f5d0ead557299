import { readFile } from 'node:fs/promises'
import { beginVisit, fillContact, fillDocument, findReservation, openGuest, signAndCheckIn } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'

test.use({ ownServer: true })

const aina = { email: 'aina@roca.example.com', password: 'seven boats on the lake' }
const eero = { reservation: 'ROC1', surname: 'Korhonen' }

const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(Date.now() + ahead * 86_400_000)

const spanishDay = (ahead: number) => day(ahead).split('-').toReversed().join('/')

/** Encoded as a spreadsheet on a Spanish Windows saves it. Its second line is unreadable. */
const book = () =>
  Buffer.from(
    [
      'Localizador;Fecha de entrada;Fecha de salida;Apellidos;Nombre;Adultos;Tipo de habitación;Habitación;Fecha de reserva;Forma de pago;Notas',
      `ROC1;${spanishDay(0)};${spanishDay(2)};Korhonen;Eero;1;Doble estándar;101;01/03/2026;Tarjeta;`,
      `ROC2;${spanishDay(0)};mañana;Nieminen;Liisa;1;Doble estándar;102;;;`,
    ].join('\r\n'),
    'latin1',
  )

test('S3 a Spanish hotel from scratch: set up with the printed code, its reservations imported, its first guest reported', async ({
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
  await desk.type('Name', 'Aina Roca')
  await desk.type('E-mail', aina.email)
  await page.getByLabel('New password').fill(aina.password)
  await desk.press('Next')
  await desk.type('Hotel name', 'Hotel Roca')
  await desk.type('Company', 'Roca Hotels SL')
  await desk.type('Address', 'Carrer Nou 5')
  await desk.type('City', 'Girona')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('ESP')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Madrid')
  await expect(page.getByRole('checkbox', { name: 'Spanish' })).toBeChecked()
  await desk.type('Reception phone', '+34 972 00 00 00')
  await desk.type('Tax number', 'B12345674')
  await desk.type('Registry number', 'H-000123')
  await axe()
  await shoot('hotel')
  await desk.press('Next')
  await desk.type('Numbers', '101-108')
  await desk.type('Room type', 'Doble estándar')
  await expect(page.getByText('8 rooms')).toBeVisible()
  await desk.press('Next')
  // S17 the demo stays unless the box is ticked.
  await expect(page.getByRole('checkbox', { name: 'Remove the demo hotels' })).not.toBeChecked()
  await desk.press('Set up hotel')
  await desk.title('Your hotel is ready')
  await axe()
  await shoot('codes')
  const guestAddress = (await page.getByRole('link').first().getAttribute('href')) ?? ''
  await desk.press('Sign in')

  await desk.fillIn(aina)
  await expect(page.getByText('No arrivals today')).toBeVisible()
  await page.getByRole('link', { name: 'Import a CSV file' }).click()
  const file = { name: 'today.csv', mimeType: 'text/csv', buffer: book() }
  await page.getByLabel(/Choose a CSV file/).setInputFiles(file)
  await expect(desk.row(/ROC2/)).toContainText('rejected')
  await expect(page.getByText('The file is encoded in windows-1252')).toBeVisible()
  await expect(desk.row(/ROC1/)).toContainText('Korhonen, Eero')
  await axe()
  await shoot('dry run')
  await desk.press('Import 1 reservation')
  await expect(page.getByText('1 reservation imported.')).toBeVisible()
  await page.getByRole('link', { name: 'To arrivals' }).click()
  await expect(desk.group('Expected').getByText('Korhonen, Eero')).toBeVisible()

  const phone = await elsewhere(sizes.phone)
  const guest = createGuest(phone)
  await phone.goto(new URL(guestAddress, foyer.url).href)
  await beginVisit(guest)
  await findReservation(guest, eero)
  await expect(desk.group('At a screen now').getByText('Korhonen, Eero')).toBeVisible()
  await openGuest(guest)
  await fillDocument(guest, { sex: 'Male', nationality: 'Finland' })
  await fillContact(guest, {
    email: 'eero@example.com',
    country: 'Finland',
    street: 'Satamakatu 4',
    postalCode: '57130',
    city: 'Savonlinna',
    phone: '401234567',
  })
  await signAndCheckIn(phone, guest)
  await expect(desk.group('Checked in').getByText('Korhonen, Eero')).toBeVisible()
  await shoot('the first guest is in')

  await desk.view('Registers')
  await expect(page.getByText('1 traveller can be reported')).toBeVisible()
  const download = page.waitForEvent('download')
  await desk.press('Export JSON')
  const report = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(report)).toMatchObject({
    establishment: {
      name: 'Hotel Roca',
      registry_number: 'H-000123',
      tax_number: 'B12345674',
      address: 'Carrer Nou 5',
    },
    travellers: [
      { contract_reference: 'ROC1', contract_date: '2026-03-01', payment_type: 'TARJT', city: 'Savonlinna' },
    ],
  })
  await axe()
  await shoot('the first guest is reported')
})
