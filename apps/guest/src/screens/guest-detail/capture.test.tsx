import { Problem } from '@foyer/domain/problem/problem.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeCamera } from '../../testing/fake-camera.ts'
import { styleOfShelf, topCentre } from '../../testing/toast-place.ts'
import { atTheReader, nobodyYet, passport, smudged } from './testing/at-the-reader.tsx'

const ready = () => screen.findByText('The reader is ready for your document.')
const typing = { name: 'Type it in instead' }
const number = () => screen.findByLabelText<HTMLInputElement>('Document number')

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

it('CAPTURE-13 CAPTURE-19 MODEL-14.c SHELL-05.c where the hotel allows it, a guest may type from the start', async () => {
  const { user, askedOf } = await atTheReader({
    flags: { allow_manual_entry: true, join_document_contact: true },
    guests: [{ documentNumber: undefined }],
  })
  await user.click(await screen.findByRole('button', typing))
  await user.type(await number(), 'C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')[0]?.body.guests[0]?.manual).toBe(true))
})

it('CAPTURE-17 in demo mode too', async () => {
  await atTheReader({ flags: { demo: true } })
  expect(await screen.findByRole('button', typing)).toBeTruthy()
})

it('CAPTURE-18.a CAPTURE-18.b CAPTURE-20 CAPTURE-29 NAV-12.c otherwise typing is refused until the third scan has failed', async () => {
  const { hold, user, path, toasts } = await atTheReader({ answers: { decodeMrz: () => smudged } })
  for (const failed of [1, 2]) {
    await ready()
    expect(screen.queryByRole('button', typing)).toBeNull()
    await hold('P<')
    await waitFor(() => expect(path()).toContain(`numTriesScanning=${failed}`))
  }
  await ready()
  await hold('P<')
  expect(await screen.findByText(/Now you can type it in, or ask reception\./)).toBeTruthy()
  expect(path()).toContain('numTriesScanning=3')
  expect(toasts).toEqual([
    'That did not work. Please try again.',
    'That did not work. Please try again.',
    'We could not recognise the document.',
  ])
  await user.click(screen.getByRole('button', typing))
  expect((await number()).value).toBe('')
})

it('CAPTURE-52 G19 what was said of a scan that failed is gone when the next one is read', async () => {
  let isSmudged = true
  const { hold } = await atTheReader({ answers: { decodeMrz: () => (isSmudged ? smudged : passport) } })
  await ready()
  await hold('P<')
  const said = await screen.findByText('That did not work. Please try again.')
  expect(styleOfShelf(said)).toEqual(topCentre)
  isSmudged = false
  await ready()
  await hold('P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36')
  expect((await number()).value).toBe('L898902C3')
  expect(said.isConnected).toBe(false)
})

it('MRZ-01.a a text that cannot be decoded reopens the guest with one more try and the decoder’s own message', async () => {
  const { hold, place } = await atTheReader({ query: '?numTriesScanning=1', answers: { decodeMrz: () => smudged } })
  await ready()
  await hold('P<')
  await waitFor(() =>
    expect(place()?.params).toMatchObject({ error: 'Its check digits do not agree.', numTriesScanning: '2' }),
  )
  expect(
    await screen.findByText(/^Some characters could not be read for certain.* One more try is left\.$/),
  ).toBeTruthy()
})

it('MRZ-02.a MRZ-02.b the document of another guest of the party is a failed try', async () => {
  const { hold, place } = await atTheReader({ guests: [nobodyYet, { documentNumber: 'L898902C3' }] })
  await ready()
  await hold('P<')
  await waitFor(() =>
    expect(place()?.params).toMatchObject({
      error: 'ErrorMessages.error.repeated_mrz',
      numTriesScanning: '1',
    }),
  )
  expect(await screen.findByText(/Another guest of this booking has shown this document/)).toBeTruthy()
})

it('MRZ-03.a MRZ-03.b a decoder without words has the specification’s', async () => {
  const decodeMrz = () => {
    throw new Problem('unavailable')
  }
  const { hold, place } = await atTheReader({ answers: { decodeMrz } })
  await ready()
  await hold('P<')
  await waitFor(() =>
    expect(place()?.params).toMatchObject({ error: 'ErrorMessages.error.mrz_error', numTriesScanning: '1' }),
  )
  expect(await screen.findByText(/^The document could not be read\./)).toBeTruthy()
})

it('NAV-12.b a message that came with a link is not repeated on the screen', async () => {
  await atTheReader({ query: '?error=Call%20555-0100%20now' })
  expect(await screen.findByText(/^The document could not be read\./)).toBeTruthy()
  expect(screen.queryByText(/555/)).toBeNull()
})

it('without a connection no try is lost', async () => {
  let lost = true
  const decodeMrz = () => {
    if (lost) throw new Problem('offline')
    return passport
  }
  const { hold, user, path } = await atTheReader({ answers: { decodeMrz } })
  await ready()
  await hold('P<')
  await screen.findByText('No internet connection')
  expect(path()).toBe('/guest-detail/FOY1001/1')
  lost = false
  await user.click(screen.getByText('Try again'))
  expect((await number()).value).toBe('L898902C3')
})

it('a reader that is away unlocks typing: nobody can fail three times at it', async () => {
  const { hub } = await atTheReader()
  await ready()
  hub.isRunning = false
  hub.page.end()
  expect(await screen.findByRole('button', typing)).toBeTruthy()
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

it('CAPTURE-10 CAPTURE-11.a scan-again asks first, then wipes what was given and starts with the reader', async () => {
  const { user, hold, path } = await atTheReader({ guests: [{}], flags: { join_document_contact: true } })
  expect((await number()).value).toBe('C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Keep everything' }))
  expect((await number()).value).toBe('C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await ready()
  expect(path()).toBe('/guest-detail/FOY1001/1')
  expect(JSON.parse(sessionStorage.getItem('foyer.guest.guest-1') ?? '')).toEqual({
    changes: {},
    given: {},
    step: 'scan',
  })
  await hold('P<')
  expect((await number()).value).toBe('L898902C3')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('')
})

it('API-35.a CAPTURE-31.a CAPTURE-59 a document that was registered before takes back the earlier pre-check-in', async () => {
  const { user, hold, askedOf, toasts } = await atTheReader({ guests: [{ documentNumber: 'L898902C3' }] })
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await ready()
  await hold('P<')
  await number()
  expect(askedOf('removePreCheckin').map(({ query }) => query)).toEqual([{ reservation: 'FOY1001', guestIndex: 1 }])
  expect(toasts).toEqual(['This document was registered before. What you show now counts.'])
})

it('API-35.c CAPTURE-31.c a server that cannot take it back does not stop the scan', async () => {
  const removePreCheckin = () => {
    throw new Problem('unavailable')
  }
  const { user, hold } = await atTheReader({
    guests: [{ documentNumber: 'L898902C3' }],
    answers: { removePreCheckin },
  })
  const logged = vi.fn()
  vi.stubGlobal('reportError', logged)
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await ready()
  await hold('P<')
  expect((await number()).value).toBe('L898902C3')
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' }))
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

it('GUESTS-05.c a guest who has declined the scan types', async () => {
  await atTheReader({ guests: [{ ...nobodyYet, scanConsent: false }] })
  expect((await number()).readOnly).toBe(false)
  expect(screen.queryByRole('button', { name: /Scan/ })).toBeNull()
})

it('NAV-12.d the address may bring a text; it leaves the address at once', async () => {
  const { path, askedOf } = await atTheReader({ query: '?mrz=P%3CUTO&numTriesScanning=1' })
  await waitFor(() => expect(path()).not.toContain('mrz='))
  expect((await number()).value).toBe('L898902C3')
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe('P<UTO')
})

it('P7 CAPTURE-46.b on the front app a customer changes the document, whether the hotel’s system lets them edit or not', async () => {
  const { aGuest, aReservation } = await import('@foyer/domain/testing/builders.ts')
  for (const customerCanEdit of [true, false]) {
    const reservations = [aReservation({ customerCanEdit, guests: [aGuest()] })]
    const { view } = await atTheReader({ appKey: 'frontapp', reservations })
    expect((await number()).readOnly).toBe(false)
    expect(screen.getByRole('button', { name: 'Scan again' })).toBeTruthy()
    view.unmount()
  }
})

const face = { document: false, face: true }
const agreed = { faceConsent: true, faceMatched: false }
const looks = () => screen.findByRole('heading', { name: /camera|photo/i })

it.each([
  ['CAPTURE-09.a', 'by configuration', { flags: { face_recognition: true, face_recognition_first: true } }],
  [
    'CAPTURE-09.b NAV-12.e',
    'by the address',
    { flags: { face_recognition: true }, query: '?doFaceRecognitionFirst=true' },
  ],
])('%s a complete guest opens at the face where it comes first, %s', async (_, _by, first) => {
  fakeCamera()
  await atTheReader({ guests: [agreed], readers: face, ...first })
  expect(await looks()).toBeTruthy()
})

it('and at the document where nothing here compares faces', async () => {
  await atTheReader({ guests: [agreed], flags: { face_recognition: true, face_recognition_first: true } })
  expect(await number()).toBeTruthy()
})

it('CAPTURE-04 CAPTURE-07.a SHELL-05.d the face is the step after the forms, when they are saved; back leads to them', async () => {
  fakeCamera()
  const { user, askedOf } = await atTheReader({ guests: [agreed], readers: face, flags: { face_recognition: true } })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  expect(await looks()).toBeTruthy()
  expect(askedOf('updateGuests')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('E-mail')).toBeTruthy()
})
