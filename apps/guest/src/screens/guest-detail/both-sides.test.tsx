import type { DocumentType } from '@foyer/domain/guest/guest.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReadRequest, ReadResult } from '../../flows/devices/reader/reader-messages.ts'
import { stubCamera } from '../../testing/stub-camera.ts'
import { buildPngFile, stubReaderWorker } from '../../testing/stub-reader-worker.ts'
import { openReader, passport } from './testing/open-reader.tsx'

const back: Omit<ReadResult, 'id'> = { reading: { lines: ['I<'], doubts: [] } }
const front: Omit<ReadResult, 'id'> = { portrait: new Blob(['a face'], { type: 'image/jpeg' }) }
const whole = { ...back, ...front }

const turnOver = 'Please turn the card over.'
const again = 'We can see the lines, but not the photo. Please try again.'
const notRecognised = 'We couldn’t recognise the document.'

interface Page {
  readonly see: (look: ReadRequest) => Omit<ReadResult, 'id'>
  readonly documentType?: DocumentType
  readonly flags?: NonNullable<Parameters<typeof openReader>[0]>['flags']
}

async function openCamera({ see, documentType = 'I', flags }: Page) {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  const camera = stubCamera()
  stubReaderWorker(see)
  const guest = await openReader({
    readers: { document: true, face: false },
    appKey: 'own',
    flags: { join_document_contact: true, ...flags },
    answers: { decodeMrz: () => ({ ...passport, documentType }) },
  })
  return { camera, ...guest }
}

/** Chooses pictures one after the other; the camera itself sees nothing. */
async function renderChoosing(sides: readonly Omit<ReadResult, 'id'>[], under: Omit<Page, 'see'> = {}) {
  let at = 0
  const guest = await openCamera({ see: ({ isFrame }) => (isFrame ? {} : (sides[at++] ?? {})), ...under })
  for (const shown of sides.keys()) {
    const choose = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose a picture instead' })
    await waitFor(() => expect(choose.disabled).toBe(false))
    guest.choose(buildPngFile())
    await waitFor(() => expect(at).toBe(shown + 1))
    await waitFor(() => expect(guest.toasts.length > shown || isEditing()).toBe(true))
  }
  return guest
}

const isEditing = () => screen.queryByLabelText('Document number') !== null

async function saveAndReadRequest({ user, askedOf }: Awaited<ReturnType<typeof openCamera>>) {
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  const [sent] = askedOf('updateGuests')[0]?.body.guests ?? []
  return sent
}

it.each([
  ['the MRZ first', [back, front], [turnOver]],
  [
    'the photo first',
    [front, back],
    ['We can see the photo. Now show the lines with <<<, below it or on the other side.'],
  ],
  ['both on one side', [whole], []],
])('CAPTURE-22.b CAPTURE-23.a reads a card on this device from pictures of both sides: %s', async (_, sides, said) => {
  const guest = await renderChoosing(sides)
  expect(guest.toasts).toEqual(said)
  expect(await saveAndReadRequest(guest)).toMatchObject({
    documentNumber: 'L898902C3',
    hasDocumentFace: true,
    manual: false,
  })
  expect(guest.askedOf('scanDocument')).toEqual([])
})

it('CAPTURE-23.a CAPTURE-23.b reads the MRZ of a card, asks once for its photo, and scans for nothing else until it has it', async () => {
  const wanted: boolean[] = []
  let isTurned = false
  const guest = await openCamera({
    see: ({ wantsPhoto = false }) => {
      wanted.push(wantsPhoto)
      if (!wantsPhoto) return back
      return isTurned ? { ...front, isFaceAlone: true } : {}
    },
  })
  expect(await screen.findByText('Now show the side with the photo')).toBeTruthy()
  expect(screen.getByText('We’ve read the lines. Now turn the card over.')).toBeTruthy()
  expect(guest.camera.isStopped()).toBe(false)
  await waitFor(() => expect(wanted.filter(Boolean).length).toBeGreaterThan(2))
  isTurned = true
  expect(await saveAndReadRequest(guest)).toMatchObject({ documentNumber: 'L898902C3', hasDocumentFace: true })
  expect([guest.toasts, wanted.filter((photo) => !photo).length]).toEqual([[turnOver], 1])
  expect(guest.camera.isStopped()).toBe(true)
})

it('CAPTURE-23.c accepts a passport whose photo was not found', async () => {
  const guest = await renderChoosing([back], { documentType: 'P' })
  expect(guest.toasts).toEqual([])
  expect((await saveAndReadRequest(guest))?.hasDocumentFace).toBeUndefined()
})

it('CAPTURE-24.a CAPTURE-24.b CAPTURE-24.c counts the same side again as a failed attempt, and ends after the third', async () => {
  const guest = await renderChoosing([back, back, back, back])
  expect(guest.toasts).toEqual([turnOver, again, again, notRecognised])
  expect(await screen.findByRole('button', { name: 'Type it in instead' })).toBeTruthy()
})

it('lets a guest who cannot show the photo continue without it', async () => {
  const guest = await renderChoosing([back])
  await guest.user.click(await screen.findByRole('button', { name: 'Continue without the photo' }))
  const sent = await saveAndReadRequest(guest)
  expect([sent?.documentNumber, sent?.hasDocumentFace]).toEqual(['L898902C3', undefined])
})

it('CAPTURE-26.d does not continue without the photo where a face is required', async () => {
  const guest = await renderChoosing([back], { flags: { face_recognition_required: true } })
  expect(guest.toasts).toEqual([turnOver])
  expect(screen.queryByRole('button', { name: 'Continue without the photo' })).toBeNull()
})

it('asks for the MRZ and no longer for the photo once the front of a card was seen', async () => {
  let isFront = false
  await openCamera({ see: () => (isFront ? { isFaceAlone: true } : {}) })
  const asksForPhoto = () => screen.queryByText('Open it at the page with the photo.')
  const asksForLines = () => screen.queryByText('Now show the lines with <<<, below the photo or on the other side.')
  const advised = () => screen.queryByText('Now show the side with the <<< lines')
  const soon = { timeout: 10_000 }
  await waitFor(() => expect(asksForPhoto()).toBeTruthy(), soon)
  isFront = true
  await waitFor(() => expect([advised(), asksForLines()]).not.toContain(null), soon)
  expect(asksForPhoto()).toBeNull()
  // The guest is turning the card, so the advice must not jump back.
  isFront = false
  await waitFor(() => expect(advised()).toBeNull(), soon)
  expect(asksForLines()).toBeTruthy()
})

it('G23 marks a field with a letter that was hard to read until it is corrected', async () => {
  const doubts = [{ field: 'documentNumber', why: 'faint', characters: '0', sure: 0.6 } as const]
  const { user } = await renderChoosing([{ reading: { lines: ['P<'], doubts } }], { documentType: 'P' })
  const box = await screen.findByLabelText('Document number')
  expect(screen.getByText('Please check “0”: it was hard to read.')).toBeTruthy()
  await user.type(box, '7')
  await waitFor(() => expect(screen.queryByText(/hard to read/)).toBeNull())
})
