import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { FieldInput } from '@foyer/domain/fields/field.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCamera } from '../../testing/stub-camera.ts'
import { blankGuest, findReaderReady, openReader, passport } from './testing/open-reader.tsx'
import { useScan } from './use-scan.ts'

const readable: FieldInput[] = [
  { name: 'documentType', type: 'select', select_source: 'documentTypes' },
  { name: 'documentNumber', mandatory: true },
  { name: 'supportNumber' },
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'birthDate', type: 'date' },
  { name: 'expiryDate', type: 'date' },
  { name: 'issueDate', type: 'date' },
  { name: 'nationality', type: 'country' },
  { name: 'gender', type: 'select', select_source: 'genders' },
  { name: 'issueCountry', type: 'country' },
]

/** A hotel whose form shows every field of a document. */
const showsAll: HotelConfigInput = {
  flags: { checkin_scanner: 'access-is', join_document_contact: true },
  screens: [
    {
      name: 'MrzCapture',
      order: 10,
      assets: [
        { type: 'FieldArray', name: 'document', fields: readable },
        { type: 'FieldArray', name: 'mainGuest', fields: [] },
      ],
    },
  ],
}

const card = {
  ...passport,
  documentNumber: '99999999R',
  documentType: 'DNI' as const,
  firstName: 'CARMEN',
  lastName: 'ESPAÑOLA ESPAÑOLA',
  birthDate: '1980-01-02',
  expiryDate: '2031-03-04',
  issueDate: '2021-05-06',
  issueDateDerived: undefined,
  nationality: 'ESP',
  gender: 'F' as const,
  issueCountry: 'ESP',
  supportNumber: 'CAA000000',
}

const genders = [
  { key: 'F', value: 'Female' },
  { key: 'M', value: 'Male' },
]
const countries = [{ key: 'ESP', value: 'Spain', flag: 'es' }]

it('CAPTURE-50.a CAPTURE-50.b MRZ-08.b fills the form with everything read from a document, and sends it', async () => {
  const { hold, user, askedOf } = await openReader({
    guests: [{ ...blankGuest, firstName: undefined, lastName: undefined }],
    config: showsAll,
    answers: {
      decodeMrz: () => card,
      selectOptions: ({ body }) => (body.source.list === 'genders' ? genders : countries),
    },
  })
  await findReaderReady()
  await hold('ID')
  const form = () => screen.getByRole('main')
  await waitFor(() => expect(form().textContent).toMatch(/Spain.*Female.*Spain/s))
  const written = [...form().querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value)
  for (const text of ['99999999R', 'CAA000000', 'Carmen', 'Española Española']) expect(written).toContain(text)
  const days = within(form())
    .getAllByRole('group')
    .map((group) =>
      within(group)
        .queryAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value)
        .join('-'),
    )
  expect(days.filter((day) => /\d{4}/.test(day)).toSorted()).toEqual(['02-01-1980', '04-03-2031', '06-05-2021'])
  expect(form().textContent).toMatch(/identity card|DNI/i)
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({
    documentNumber: '99999999R',
    documentType: 'DNI',
    supportNumber: 'CAA000000',
    firstName: 'Carmen',
    lastName: 'Española Española',
    birthDate: '1980-01-02',
    expiryDate: '2031-03-04',
    issueDate: '2021-05-06',
    nationality: 'ESP',
    gender: 'F',
    issueCountry: 'ESP',
  })
})

it('API-33.c MRZ-01.b shows a decoder’s unknown message as it is, but not one from a link', async () => {
  const decodeMrz = () => ({ error: { message: 'Zone 2 is worn out.' } })
  const { hold, reload } = await openReader({ answers: { decodeMrz } })
  await findReaderReady()
  expect(screen.getByRole('heading', { level: 1, name: 'Show us your document, Ana' })).toBeTruthy()
  await hold('P<')
  expect(await screen.findByText(/^Zone 2 is worn out\..*more tries\.$/)).toBeTruthy()
  // After a reload the message comes from the address only, which anyone could have written.
  reload()
  expect(await screen.findByText(/^The document could not be read\./)).toBeTruthy()
})

it('API-35.b delays the form until the earlier pre-check-in was withdrawn', async () => {
  let answer = () => {}
  const removePreCheckin = () => new Promise<Record<string, never>>((resolve) => (answer = () => resolve({})))
  const { user, hold, askedOf } = await openReader({
    guests: [{ documentNumber: passport.documentNumber }],
    answers: { removePreCheckin },
  })
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await findReaderReady()
  await hold('P<')
  await waitFor(() => expect(askedOf('removePreCheckin')).toHaveLength(1))
  expect(screen.queryByLabelText('Document number')).toBeNull()
  answer()
  expect(await screen.findByLabelText('Document number')).toBeTruthy()
})

it('CAPTURE-26.b allows two retries when the reader needs a face, then the document is not recognised', async () => {
  stubCamera()
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  const scanDocument = () => {
    throw new Problem('badInput', 'face-recognition-required')
  }
  const guest = await openReader({
    readers: { document: true, face: false },
    appKey: 'own',
    answers: { scanDocument },
  })
  for (const tries of [1, 2, 3]) {
    await screen.findByText('Fit the page inside the frame')
    guest.choose(new File(['a page'], 'page.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(guest.toasts).toHaveLength(tries))
  }
  const again = 'That didn’t work. Please try again.'
  expect(guest.toasts).toEqual([again, again, 'We couldn’t recognise the document.'])
})

it.each([
  ['membership', { bme_subscription: true }, 'bme-subscription'],
  ['the signature', { signature_in_edit_guest_process: true }, 'signpad'],
])('CAPTURE-36.c saved one by one, sends a guest who is led to %s too', async (_, flags, leadsTo) => {
  const { user, askedOf, place } = await openReader({
    guests: [{}],
    flags: { ...flags, save_guests_one_by_one: true, join_document_contact: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(place()?.screen).toBe(leadsTo))
  expect(askedOf('updateGuests').map(({ body }) => body.guests[0]?.documentNumber)).toEqual(['C01X00T47'])
})

function Pictured() {
  const scan = useScan(buildGuest())
  return (
    <>
      <button type="button" onClick={() => scan.note({ documentFace: new Blob(['a face']), fault: 'checkDigit' })}>
        read
      </button>
      <button type="button" onClick={() => scan.restart(undefined)}>
        again
      </button>
      <output>
        {Object.entries(scan.left)
          .flatMap(([name, value]) => (value ? [name] : []))
          .join(' ')}
      </output>
    </>
  )
}

it('CAPTURE-11.b scan-again deletes everything that was photographed or read', async () => {
  const { user } = await renderScreen({ Screen: Pictured, path: '/guest-detail/FOY1001/1' })
  const left = screen.getByRole('status')
  await user.click(screen.getByRole('button', { name: 'read' }))
  expect(left.textContent).toBe('documentFace fault')
  await user.click(screen.getByRole('button', { name: 'again' }))
  expect(left.textContent).toBe('')
})
