import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findDocumentNumber, findReaderReady, openReader, passport } from './testing/open-reader.tsx'

it('API-33.a API-33.b MODEL-26.a CAPTURE-01 CAPTURE-12.a CAPTURE-14.b CAPTURE-31.b SHELL-05.a G19 a guest begins at the scan, and a successful reading opens the form, which says that it was read', async () => {
  const { hold, toasts, path, askedOf } = await openReader()
  expect(await screen.findByRole('heading', { name: 'Show us your document, Ana' })).toBeTruthy()
  await findReaderReady()
  await hold('P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36')
  expect((await findDocumentNumber()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe('P<UTOERIKSSON<<ANNA<MARIA\nL898902C36')
  expect(toasts).toEqual([])
  expect(path()).toBe('/guest-detail/FOY1001/1?step=document')
  expect(askedOf('removePreCheckin')).toEqual([])
})

it('MODEL-26.a CAPTURE-12.b MODEL-14.c saves a document as read, including data that no field shows', async () => {
  const { hold, user, askedOf } = await openReader({ flags: { join_document_contact: true } })
  await findReaderReady()
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
  const { hold, user, askedOf } = await openReader({ flags: { join_document_contact: true }, answers: { decodeMrz } })
  await findReaderReady()
  await hold('IDD<<T220001293')
  expect((await findDocumentNumber()).value).toBe('T22000129')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ documentNumber: 'T22000129', documentType: 'I' })
})

it('CAPTURE-14.a treats what a keyboard reader types as the scan', async () => {
  const { askedOf } = await openReader({ flags: { checkin_scanner: 'keyboard' } })
  await findReaderReady()
  // All at once, so that a slow test machine doesn't split the reader's input.
  for (const key of [...'P<UTO', 'Enter', ...'L898']) fireEvent.keyDown(document.body, { key })
  expect((await findDocumentNumber()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz').map(({ body }) => body.mrz)).toEqual(['P<UTO\nL898'])
})

it('CAPTURE-14.d uses the hub for a reader below the screen', async () => {
  const { hold } = await openReader({ flags: { checkin_scanner: 'screen' } })
  await findReaderReady()
  await hold('P<', 'L898902C36')
  expect((await findDocumentNumber()).value).toBe('L898902C3')
})

it('keeps what was read after a reload', async () => {
  const { hold, reload } = await openReader()
  await findReaderReady()
  await hold('P<')
  await findDocumentNumber()
  reload()
  expect((await findDocumentNumber()).value).toBe('L898902C3')
})

it('NAV-12.d accepts a text from the address and removes it from there immediately', async () => {
  const { path, askedOf } = await openReader({ query: '?mrz=P%3CUTO&numTriesScanning=1' })
  await waitFor(() => expect(path()).not.toContain('mrz='))
  expect((await findDocumentNumber()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe('P<UTO')
})

it('P7 CAPTURE-46.b on the front app a customer can change the document, whether or not the hotel’s system lets them edit', async () => {
  for (const customerCanEdit of [true, false]) {
    const reservations = [buildReservation({ customerCanEdit, guests: [buildGuest()] })]
    const { view } = await openReader({ appKey: 'frontapp', reservations })
    expect((await findDocumentNumber()).readOnly).toBe(false)
    expect(screen.getByRole('button', { name: 'Scan again' })).toBeTruthy()
    view.unmount()
  }
})

it('CAPTURE-21.a CAPTURE-21.b at the kiosk what was read is read-only unless the hotel configures otherwise', async () => {
  for (const allow_edit_scanned of [false, true]) {
    const { hold, view } = await openReader({ flags: { allow_edit_scanned } })
    await findReaderReady()
    await hold('P<')
    expect((await findDocumentNumber()).readOnly).toBe(!allow_edit_scanned)
    expect(screen.queryByText(/You can’t change scanned details here/) !== null).toBe(!allow_edit_scanned)
    view.unmount()
  }
})

it('marks derived values, and leaves them editable even if the rest is read-only', async () => {
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
  const { hold, user } = await openReader({ config })
  await findReaderReady()
  await hold('P<')
  expect(await screen.findByText('We estimated this date. Please check it.')).toBeTruthy()
  const day = within(screen.getByRole('group', { name: /issue/i })).getAllByRole<HTMLInputElement>('textbox')[0]
  expect([(await findDocumentNumber()).readOnly, day?.readOnly]).toEqual([true, false])
  await user.type(day as HTMLInputElement, '{Backspace}4')
  expect(screen.queryByText('We estimated this date. Please check it.')).toBeNull()
})

it('lets the guest choose between the document’s name and the booking’s', async () => {
  const decodeMrz = () => ({ ...passport, firstName: 'ANA LUISA' })
  const { hold, user } = await openReader({ answers: { decodeMrz }, flags: { allow_edit_scanned: true } })
  await findReaderReady()
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

it('does not offer an entirely different name at a kiosk that allows no corrections', async () => {
  const decodeMrz = () => ({ ...passport, firstName: 'JONAS', lastName: 'LINDENTHAL' })
  const { hold } = await openReader({ answers: { decodeMrz } })
  await findReaderReady()
  await hold('P<')
  expect(await screen.findByText(/The document says Lindenthal, the booking Soler/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
