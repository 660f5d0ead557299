import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubCamera } from '../../testing/stub-camera.ts'
import { readShelfStyle, topCentre } from '../../testing/toast-place.ts'
import {
  blankGuest,
  findDocumentNumber,
  findReaderReady,
  openReader,
  passport,
  typeInstead,
  unreadableMrz,
} from './testing/open-reader.tsx'

it('CAPTURE-13 CAPTURE-19 MODEL-14.c SHELL-05.c lets a guest type from the start where the hotel allows it', async () => {
  const { user, askedOf } = await openReader({
    flags: { allow_manual_entry: true, join_document_contact: true },
    guests: [{ documentNumber: undefined }],
  })
  await user.click(await screen.findByRole('button', typeInstead))
  await user.type(await findDocumentNumber(), 'C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')[0]?.body.guests[0]?.manual).toBe(true))
})

it('CAPTURE-17 lets a guest type from the start in demo mode too', async () => {
  await openReader({ flags: { demo: true } })
  expect(await screen.findByRole('button', typeInstead)).toBeTruthy()
})

it('CAPTURE-18.a CAPTURE-18.b CAPTURE-20 CAPTURE-29 NAV-12.c otherwise blocks typing until the third scan has failed', async () => {
  const { hold, user, path, toasts } = await openReader({ answers: { decodeMrz: () => unreadableMrz } })
  for (const failed of [1, 2]) {
    await findReaderReady()
    expect(screen.queryByRole('button', typeInstead)).toBeNull()
    await hold('P<')
    await waitFor(() => expect(path()).toContain(`numTriesScanning=${failed}`))
  }
  await findReaderReady()
  await hold('P<')
  expect(await screen.findByText(/You can now type it in, or ask reception\./)).toBeTruthy()
  expect(path()).toContain('numTriesScanning=3')
  expect(toasts).toEqual([
    'That didn’t work. Please try again.',
    'That didn’t work. Please try again.',
    'We couldn’t recognise the document.',
  ])
  await user.click(screen.getByRole('button', typeInstead))
  expect((await findDocumentNumber()).value).toBe('')
})

it('GUESTS-05.c lets a guest who has declined the scan type', async () => {
  await openReader({ guests: [{ ...blankGuest, scanConsent: false }] })
  expect((await findDocumentNumber()).readOnly).toBe(false)
  expect(screen.queryByRole('button', { name: /Scan/ })).toBeNull()
})

it('CAPTURE-52 G19 clears the message of a failed scan when the next one is read', async () => {
  let isSmudged = true
  const { hold } = await openReader({ answers: { decodeMrz: () => (isSmudged ? unreadableMrz : passport) } })
  await findReaderReady()
  await hold('P<')
  const said = await screen.findByText('That didn’t work. Please try again.')
  expect(readShelfStyle(said)).toEqual(topCentre)
  isSmudged = false
  await findReaderReady()
  await hold('P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36')
  expect((await findDocumentNumber()).value).toBe('L898902C3')
  expect(said.isConnected).toBe(false)
})

it('MRZ-01.a a text that cannot be decoded reopens the guest with one more attempt and the decoder’s own message', async () => {
  const { hold, place } = await openReader({
    query: '?numTriesScanning=1',
    answers: { decodeMrz: () => unreadableMrz },
  })
  await findReaderReady()
  await hold('P<')
  await waitFor(() =>
    expect(place()?.params).toMatchObject({ error: 'Its check digits do not agree.', numTriesScanning: '2' }),
  )
  expect(await screen.findByText(/^Some characters weren’t clear.* One more try\.$/)).toBeTruthy()
})

it('MRZ-02.a MRZ-02.b counts the document of another guest of the party as a failed attempt', async () => {
  const { hold, place } = await openReader({ guests: [blankGuest, { documentNumber: 'L898902C3' }] })
  await findReaderReady()
  await hold('P<')
  await waitFor(() =>
    expect(place()?.params).toMatchObject({
      error: 'ErrorMessages.error.repeated_mrz',
      numTriesScanning: '1',
    }),
  )
  expect(await screen.findByText(/Another guest in this booking has already used this document/)).toBeTruthy()
})

it('MRZ-03.a MRZ-03.b uses the specification’s message if the decoder has none', async () => {
  const decodeMrz = () => {
    throw new Problem('unavailable')
  }
  const { hold, place } = await openReader({ answers: { decodeMrz } })
  await findReaderReady()
  await hold('P<')
  await waitFor(() =>
    expect(place()?.params).toMatchObject({ error: 'ErrorMessages.error.mrz_error', numTriesScanning: '1' }),
  )
  expect(await screen.findByText(/^The document could not be read\./)).toBeTruthy()
})

it('NAV-12.b does not show a message that came with a link', async () => {
  await openReader({ query: '?error=Call%20555-0100%20now' })
  expect(await screen.findByText(/^The document could not be read\./)).toBeTruthy()
  expect(screen.queryByText(/555/)).toBeNull()
})

it('counts no attempt without a connection', async () => {
  let lost = true
  const decodeMrz = () => {
    if (lost) throw new Problem('offline')
    return passport
  }
  const { hold, user, path } = await openReader({ answers: { decodeMrz } })
  await findReaderReady()
  await hold('P<')
  await screen.findByText('No internet connection')
  expect(path()).toBe('/guest-detail/FOY1001/1')
  lost = false
  await user.click(screen.getByText('Try again'))
  expect((await findDocumentNumber()).value).toBe('L898902C3')
})

it('CAPTURE-26.b counts no attempt when a picture is sent without a connection', async () => {
  stubCamera()
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  const scanDocument = () => {
    throw new Problem('offline')
  }
  const readers = { document: true, face: false }
  const guest = await openReader({ readers, appKey: 'own', answers: { scanDocument } })
  await screen.findByText('Fit the page inside the frame')
  guest.choose(new File(['a page'], 'page.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('No internet connection')).toBeTruthy()
  expect(guest.path()).toBe('/guest-detail/FOY1001/1')
  expect(guest.toasts).toEqual([])
})

it('unlocks typing when the reader is disconnected, since three attempts cannot fail there', async () => {
  const { hub } = await openReader()
  await findReaderReady()
  hub.isRunning = false
  hub.page.end()
  expect(await screen.findByRole('button', typeInstead)).toBeTruthy()
})
