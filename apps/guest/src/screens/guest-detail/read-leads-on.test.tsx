import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atTheReader, number, passport, ready } from './testing/at-the-reader.tsx'

it('API-33.a API-33.b MODEL-26.a CAPTURE-01 CAPTURE-12.a CAPTURE-14.b CAPTURE-31.b SHELL-05.a G19 a guest begins at the scan, and what was read leads on to the form, which says so itself', async () => {
  const { hold, toasts, path, askedOf } = await atTheReader()
  expect(await screen.findByRole('heading', { name: 'Show us your document, Ana' })).toBeTruthy()
  await ready()
  await hold('P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36')
  expect((await number()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe('P<UTOERIKSSON<<ANNA<MARIA\nL898902C36')
  expect(toasts).toEqual([])
  expect(path()).toBe('/guest-detail/FOY1001/1')
  expect(askedOf('removePreCheckin')).toEqual([])
})

it('MODEL-26.a CAPTURE-12.b MODEL-14.c a document that was read is saved with what no field shows, and as read', async () => {
  const { hold, user, askedOf } = await atTheReader({ flags: { join_document_contact: true } })
  await ready()
  await hold('P<')
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({
    documentNumber: 'L898902C3',
    lastName: 'Soler',
    issueDate: '2025-04-15',
    issueDateDerived: true,
    issueCountry: 'DEU',
    manual: false,
  })
})

it('SHELL-05.b an identity card fills the form too, and is saved as one', async () => {
  const decodeMrz = () => ({ ...passport, documentNumber: 'T22000129', documentType: 'I' as const })
  const { hold, user, askedOf } = await atTheReader({ flags: { join_document_contact: true }, answers: { decodeMrz } })
  await ready()
  await hold('IDD<<T220001293')
  expect((await number()).value).toBe('T22000129')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ documentNumber: 'T22000129', documentType: 'I' })
})

it('CAPTURE-14.a a reader that types is listened to, and what it typed is the scan', async () => {
  const { askedOf } = await atTheReader({ flags: { checkin_scanner: 'keyboard' } })
  await ready()
  // All at once: no machine is too slow for a reader.
  for (const key of [...'P<UTO', 'Enter', ...'L898']) fireEvent.keyDown(document.body, { key })
  expect((await number()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz').map(({ body }) => body.mrz)).toEqual(['P<UTO\nL898'])
})

it('CAPTURE-14.d a reader below the screen is the hub’s', async () => {
  const { hold } = await atTheReader({ flags: { checkin_scanner: 'screen' } })
  await ready()
  await hold('P<', 'L898902C36')
  expect((await number()).value).toBe('L898902C3')
})

it('what was read is there after a reload', async () => {
  const { hold, reload } = await atTheReader()
  await ready()
  await hold('P<')
  await number()
  reload()
  expect((await number()).value).toBe('L898902C3')
})

it('NAV-12.d the address may bring a text; it leaves the address at once', async () => {
  const { path, askedOf } = await atTheReader({ query: '?mrz=P%3CUTO&numTriesScanning=1' })
  await waitFor(() => expect(path()).not.toContain('mrz='))
  expect((await number()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe('P<UTO')
})

it('P7 CAPTURE-46.b on the front app a customer changes the document, whether the hotel’s system lets them edit or not', async () => {
  for (const customerCanEdit of [true, false]) {
    const reservations = [aReservation({ customerCanEdit, guests: [aGuest()] })]
    const { view } = await atTheReader({ appKey: 'frontapp', reservations })
    expect((await number()).readOnly).toBe(false)
    expect(screen.getByRole('button', { name: 'Scan again' })).toBeTruthy()
    view.unmount()
  }
})

it('CAPTURE-21.a CAPTURE-21.b at the kiosk what was read can only be read, unless the hotel says otherwise', async () => {
  for (const allow_edit_scanned of [false, true]) {
    const { hold, view } = await atTheReader({ flags: { allow_edit_scanned } })
    await ready()
    await hold('P<')
    expect((await number()).readOnly).toBe(!allow_edit_scanned)
    expect(screen.queryByText(/What was read cannot be changed here/) !== null).toBe(!allow_edit_scanned)
    view.unmount()
  }
})

it('what was worked out is marked, and open even where the rest is closed', async () => {
  const assets = [
    {
      type: 'FieldArray' as const,
      name: 'document' as const,
      fields: [
        { name: 'documentNumber', mandatory: true },
        { name: 'issueDate', type: 'date' as const, mandatory: true },
      ],
    },
  ]
  const config = {
    flags: { checkin_scanner: 'access-is' as const },
    screens: [{ name: 'MrzCapture' as const, order: 10, assets }],
  }
  const { hold, user } = await atTheReader({ config })
  await ready()
  await hold('P<')
  expect(await screen.findByText('We worked this date out. Please check it.')).toBeTruthy()
  const day = within(screen.getByRole('group', { name: /issue/i })).getAllByRole<HTMLInputElement>('textbox')[0]
  expect([(await number()).readOnly, day?.readOnly]).toEqual([true, false])
  await user.type(day as HTMLInputElement, '{Backspace}4')
  expect(screen.queryByText('We worked this date out. Please check it.')).toBeNull()
})

it('a name that differs from the booking’s is the guest’s choice', async () => {
  const decodeMrz = () => ({ ...passport, firstName: 'ANA LUISA' })
  const { hold, user } = await atTheReader({ answers: { decodeMrz }, flags: { allow_edit_scanned: true } })
  await ready()
  await hold('P<')
  const name = await screen.findByLabelText<HTMLInputElement>('First name')
  const choice = within(screen.getByRole('group', { name: 'Which first name is right?' }))
  expect([name.value, choice.getByRole<HTMLInputElement>('radio', { name: /Ana Luisa/ }).checked]).toEqual([
    'Ana Luisa',
    true,
  ])
  await user.click(choice.getByRole('radio', { name: /in the booking/ }))
  expect(name.value).toBe('Ana')
  await user.click(choice.getByRole('radio', { name: /on the document/ }))
  expect(name.value).toBe('Ana Luisa')
})

it('another name altogether is not chosen at a kiosk that lets nobody correct', async () => {
  const decodeMrz = () => ({ ...passport, firstName: 'JONAS', lastName: 'LINDENTHAL' })
  const { hold } = await atTheReader({ answers: { decodeMrz } })
  await ready()
  await hold('P<')
  expect(await screen.findByText(/The document says Lindenthal, the booking Soler/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
