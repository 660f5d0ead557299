import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { stubCamera } from '../../testing/stub-camera.ts'
import { blankGuest, openReader, passport } from './testing/open-reader.tsx'

const readers = { document: true, face: false }
const page = () => new File(['a page with a photo'], 'page.jpg', { type: 'image/jpeg' })
const urls = { made: 0, released: 0 }

const seen = (hasMrz: boolean, hasFace: boolean, documentType: 'P' | 'I' = 'P') => ({
  hasMrz,
  hasFace,
  faceCaptured: hasFace,
  ...(hasMrz && { found: { ...passport, documentType } }),
})
type Answer = ReturnType<typeof seen> | ProblemCode

const words = {
  scanner_turn_over: 'Please turn the card over.',
  scanner_try_again: 'That didn’t work. Please try again.',
  scanner_partial_try_again: 'We can see the lines, but not the photo. Please try again.',
  scanner_face_but_missing_mrz: 'We can see the photo. Now show the lines with <<<, below it or on the other side.',
  scanner_not_detected: 'We couldn’t recognise the document.',
  error: 'The reader has a problem. Please type in the document.',
} as const

beforeEach(() => {
  Object.assign(urls, { made: 0, released: 0 })
  Object.assign(URL, {
    createObjectURL: () => `blob:${++urls.made}`,
    revokeObjectURL: () => void urls.released++,
  })
})

/** Renders a guest who shows one picture after another. */
async function renderPictures(answers: readonly Answer[], flags: Parameters<typeof openReader>[0] = {}) {
  const camera = stubCamera()
  let at = 0
  const scanDocument = () => {
    const answer = answers[at++] ?? 'notFound'
    if (typeof answer === 'string') throw new Problem(answer)
    return answer
  }
  const guest = await openReader({ readers, appKey: 'own', ...flags, answers: { scanDocument } })
  for (const done of answers.keys()) {
    await screen.findByText(/^Fit the page inside the frame$|^Now show the side with/)
    guest.choose(page())
    if (isPictureRead(answers.slice(0, done + 1))) await isEditing()
    else await waitFor(() => expect(guest.toasts).toHaveLength(done + 1))
  }
  return { camera, ...guest }
}

/** True if one picture, or both sides together, have MRZ and face. */
const isPictureRead = (answers: readonly Answer[]) => {
  const pictures = answers.filter((answer) => typeof answer === 'object')
  return pictures.some(({ hasMrz }) => hasMrz) && pictures.some(({ hasFace }) => hasFace)
}

const isEditing = () => screen.findByLabelText<HTMLInputElement>('Document number')

it('CAPTURE-16.a in tablet mode takes a picture, whichever scanner the hotel has', async () => {
  stubCamera()
  await openReader({ readers, appKey: 'tablet', flags: { checkin_scanner: 'access-is' } })
  expect(await screen.findByRole('button', { name: 'Take the picture' })).toBeTruthy()
})

it('API-34.b API-34.d CAPTURE-14.c CAPTURE-22.a CAPTURE-22.b CAPTURE-22.c G19 stops the camera, then fills and opens the form once MRZ and face are read', async () => {
  const { camera, toasts } = await renderPictures([seen(true, true)])
  expect((await isEditing()).value).toBe('L898902C3')
  expect([toasts, camera.isStopped()]).toEqual([[], true])
  expect(screen.getByText('We’ve read your document. Please check the details.')).toBeTruthy()
})

it('MODEL-14.d sends the step, that the document was read, and that it had a face', async () => {
  const { user, askedOf } = await renderPictures([seen(true, true)], { flags: { join_document_contact: true } })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  const [sent] = askedOf('updateGuests')[0]?.body.guests ?? []
  expect(sent).toMatchObject({ step: 3, manual: false, hasDocumentFace: true })
  expect(JSON.stringify(sent)).not.toMatch(/data:|blob:/)
})

it.each([
  [true, 'Please look into the camera'],
  [false, 'Show the photo in your document'],
])('API-34.c MODEL-15.b compares the captured face if there is one (%s): %s', async (faceCaptured, question) => {
  stubCamera()
  const taken = ['a page with a photo', 'me']
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob([taken.shift() ?? ''], { type: 'image/jpeg' })),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const { user, askedOf } = await openReader({
    readers: { document: true, face: true },
    guests: [{ ...blankGuest, faceConsent: true, scanConsent: true }],
    flags: { checkin_scanner: 'picture', face_recognition: true, join_document_contact: true },
    answers: { scanDocument: () => ({ ...seen(true, true), faceCaptured }), compareFaces: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Take the picture' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await screen.findByRole('heading', { name: question })
  if (!faceCaptured) return
  await user.click(await screen.findByRole('button', { name: 'Take the picture' }))
  await waitFor(() => expect(askedOf('compareFaces')).toHaveLength(1))
  const { face, documentFace } = askedOf('compareFaces')[0]?.body ?? {}
  expect([face?.size, documentFace?.size]).toEqual(['me'.length, 'a page with a photo'.length])
})

const { scanner_turn_over, scanner_partial_try_again, scanner_not_detected } = words

it.each<[string, Answer[], string[]]>([
  [
    'API-34.b CAPTURE-23.a CAPTURE-23.b CAPTURE-24.a CAPTURE-24.b CAPTURE-24.c CAPTURE-54 CAPTURE-56 only the MRZ: asks once to turn the card over, then to retry',
    [seen(true, false, 'I'), seen(true, false, 'I'), seen(true, false, 'I'), seen(true, false, 'I')],
    [scanner_turn_over, scanner_partial_try_again, scanner_partial_try_again, scanner_not_detected],
  ],
  [
    'API-34.b CAPTURE-25.a CAPTURE-25.b CAPTURE-57 only the face: two toasts, then not detected',
    [seen(false, true), seen(false, true), seen(false, true)],
    [words.scanner_face_but_missing_mrz, words.scanner_face_but_missing_mrz, scanner_not_detected],
  ],
  [
    'CAPTURE-26.a CAPTURE-26.c CAPTURE-30 CAPTURE-55 CAPTURE-58 a 404: two retries, then not detected',
    ['notFound', 'notFound', 'notFound'],
    [words.scanner_try_again, words.scanner_try_again, scanner_not_detected],
  ],
])('%s', async (_, answers, said) => {
  const { toasts, camera } = await renderPictures(answers)
  expect(toasts).toEqual(said)
  expect(await screen.findByRole('button', { name: 'Type it in instead' })).toBeTruthy()
  expect(camera.isStopped()).toBe(true)
})

it.each<[string, Answer[], string[]]>([
  ['the MRZ first', [seen(true, false, 'I'), seen(false, true)], [scanner_turn_over]],
  ['the face first', [seen(false, true), seen(true, false, 'I')], [words.scanner_face_but_missing_mrz]],
])('CAPTURE-22.b CAPTURE-23.a reads a card from both sides, %s', async (_, answers, said) => {
  const { toasts } = await renderPictures(answers)
  expect((await isEditing()).value).toBe('L898902C3')
  expect(toasts).toEqual(said)
})

it('CAPTURE-27 retries after any other error where faces are required', async () => {
  const { toasts } = await renderPictures(['unavailable'], { flags: { face_recognition_required: true } })
  expect(toasts).toEqual([words.scanner_try_again])
  expect(await screen.findByRole('button', { name: 'Take the picture' })).toBeTruthy()
})

it('CAPTURE-28.a CAPTURE-28.b CAPTURE-28.c CAPTURE-60 otherwise stops the camera, reports the error and opens the form', async () => {
  const { toasts, camera } = await renderPictures(['unavailable'])
  expect((await isEditing()).value).toBe('')
  expect([toasts, camera.isStopped()]).toEqual([[words.error], true])
})

it('keeps a picture in memory only, and releases it when the step is left', async () => {
  const canary = /page with a photo|blob:|data:image|YSBwYWdl/
  const caches = { open: vi.fn(), put: vi.fn() }
  vi.stubGlobal('caches', caches)
  await renderPictures([seen(false, true), seen(true, true)])
  await isEditing()
  const kept = [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage })].join()
  expect(kept).toContain('L898902C3')
  expect(kept).not.toMatch(canary)
  expect([caches.open, caches.put].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(urls).toEqual({ made: 2, released: 2 })
})

it('CAPTURE-18.c unlocks typing when the camera does not start', async () => {
  stubCamera(() => Promise.reject(Object.assign(new Error('none'), { name: 'NotFoundError' })))
  await openReader({ readers, appKey: 'tablet' })
  expect(await screen.findByText(/^The camera isn’t working right now/)).toBeTruthy()
  expect(document.querySelector('input[type="file"]')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Type it in instead' })).toBeTruthy()
})

it('lets the guest type where nothing reads pictures, without asking for one', async () => {
  const { askedOf } = await openReader({ appKey: 'tablet', guests: [blankGuest] })
  expect((await isEditing()).value).toBe('')
  expect(screen.queryByRole('button', { name: /Scan/ })).toBeNull()
  expect(askedOf('scanDocument')).toEqual([])
})
