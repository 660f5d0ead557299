import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useParty } from '../../../flows/party/use-party.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { FaceStepProps } from './face-props.ts'
import { FaceStep } from './face-step.tsx'

type Answers = NonNullable<Parameters<typeof renderScreen>[0]['answers']>

interface FaceStepOptions {
  readonly camera?: 'works' | 'refused' | 'missing'
  readonly answers?: Answers
  readonly guest?: Partial<Guest>
  readonly flags?: NonNullable<HotelConfigInput['flags']>
  readonly documentFace?: Blob | undefined
}

/** A fake camera that shows and captures an empty picture. */
function stubCamera(kind: NonNullable<FaceStepOptions['camera']>) {
  const stop = vi.fn<() => void>()
  const getUserMedia = vi.fn(async () => {
    if (kind === 'refused') throw new DOMException('no', 'NotAllowedError')
    return { getTracks: () => [{ stop }] }
  })
  const mediaDevices = kind === 'missing' ? undefined : { getUserMedia }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['f'], { type: 'image/jpeg' })),
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
  return { stop, getUserMedia }
}

async function renderFaceStep({ camera = 'works', answers, guest, flags, ...given }: FaceStepOptions = {}) {
  const { documentFace = new Blob(['d'], { type: 'image/jpeg' }) } = given
  const device = stubCamera(camera)
  const done = vi.fn<FaceStepProps['onDone']>()
  const onBack = vi.fn<() => void>()
  function Step() {
    const { party } = useParty()
    const [first] = party?.guests ?? []
    if (!party || !first) return null
    const document = 'documentFace' in given ? given.documentFace : documentFace
    return <FaceStep guest={first} party={party} documentFace={document} onDone={done} onBack={onBack} />
  }
  const rendered = await renderScreen({
    Screen: Step,
    path: '/guest-detail/FOY1001/1',
    appKey: 'kiosk',
    readers: { document: false, face: true },
    fakeTimers: true,
    config: { flags: { face_recognition: true, ...flags } },
    reservations: [buildReservation({ guests: [buildGuest({ faceConsent: true, scanConsent: true, ...guest })] })],
    answers: { compareFaces: () => ({}), skipFace: () => ({}), ...answers },
  })
  await pass(0)
  return { ...rendered, device, done, onBack }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function press(name: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await pass(0)
}

const rejectWith = (code: 'faceNotMatched' | 'faceUnsure' | 'faceInvalid' | 'unexpected') => () => {
  throw new Problem(code)
}

it('CAPTURE-04 FACE-17 the fourth step opens the front camera, and reports that it has begun', async () => {
  const { device, toasts } = await renderFaceStep()
  expect(screen.getByRole('heading', { name: 'Please look into the camera' })).toBeTruthy()
  expect(device.getUserMedia.mock.calls).toMatchObject([[{ video: { facingMode: 'user' }, audio: false }]])
  expect(toasts).toEqual(['The camera is on.'])
})

it('FACE-07 notifies the desk about an inconclusive result, and offers to call it, retry or continue', async () => {
  const { askedOf } = await renderFaceStep({ answers: { compareFaces: rejectWith('faceUnsure') } })
  await press('Take the picture')
  expect(screen.getByText('We’re not sure')).toBeTruthy()
  await pass(1_500)
  expect(screen.getByText('Please try again, or ask reception to check')).toBeTruthy()
  expect(askedOf('raiseAlert')[0]?.body.reason).toBe('faceForReception')
  for (const name of ['Try again', 'Show my document at reception', 'Continue without comparing'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

it('API-36.a API-36.b FACE-02 FACE-04 FACE-18 shows a match for 1.5 s, then completes the guest', async () => {
  const { done, toasts, askedOf } = await renderFaceStep()
  await press('Take the picture')
  expect(toasts.at(-1)).toBe('Your face matches your document.')
  expect(screen.getByText('Identity confirmed')).toBeTruthy()
  const [{ query, body } = {}] = askedOf('compareFaces')
  expect(query).toEqual({ reservation: 'FOY1001', guestIndex: 1 })
  expect([body?.face.size, body?.documentFace.size]).toEqual([1, 1])
  await pass(1_499)
  expect(done).not.toHaveBeenCalled()
  await pass(1)
  expect(done.mock.calls).toEqual([['matched']])
  // The party has been reloaded by then.
  expect(askedOf('visitReservations')).toHaveLength(2)
})

it.each([
  [
    'FACE-05.a FACE-05.b FACE-06.a FACE-19 no match',
    'faceNotMatched',
    'The pictures don’t match. Please try again.',
    'No match yet',
  ],
  [
    'FACE-07 FACE-20 a face that cannot be used',
    'faceInvalid',
    'We couldn’t use this picture. Please try again with more light.',
    'We can’t see your face clearly',
  ],
  [
    'FACE-07 FACE-20 any other response',
    'unexpected',
    'We couldn’t use this picture. Please try again with more light.',
    'We can’t see your face clearly',
  ],
] as const)('%s G13 is shown for 1.5 s, then the guest can retry', async (_, code, toast, words) => {
  const { done, shown, askedOf, view } = await renderFaceStep({ answers: { compareFaces: rejectWith(code) } })
  await press('Take the picture')
  expect(shown.at(-1)).toMatchObject({ kind: 'info', text: toast })
  expect(screen.getByText(words)).toBeTruthy()
  await pass(1_499)
  expect(screen.queryByText(words)).toBeTruthy()
  await pass(1)
  expect(screen.queryByText(words)).toBeNull()
  // G13: an amber line and outline, and two ways to continue.
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Continue without comparing' })).toBeTruthy()
  expect(getComputedStyle(screen.getByText(/and try again/)).color).toBe('rgb(61, 37, 3)')
  const outline = view.container.querySelector('.outline')
  expect(outline && getComputedStyle(outline).borderColor).toBe('rgb(255, 180, 61)')
  await press('Try again')
  expect([askedOf('compareFaces').length, done.mock.calls]).toEqual([2, []])
})

it('FACE-11 reports a comparison that takes ten seconds, and offers to continue without it', async () => {
  const { done, askedOf } = await renderFaceStep({ answers: { compareFaces: () => new Promise(() => {}) } })
  await press('Take the picture')
  expect(screen.getByRole('progressbar', { name: 'Comparing your face with your document' })).toBeTruthy()
  await pass(9_999)
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull()
  await pass(1)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('This is taking longer than usual.')).toBeTruthy()
  const [offered] = screen.getAllByRole('button', { name: 'Continue without comparing' })
  await act(async () => void fireEvent.click(offered as HTMLElement))
  await pass(0)
  expect(askedOf('skipFace')[0]?.body).toEqual({ reference: 'FOY1001', guestId: 'guest-1', why: 'skipped' })
  expect(done.mock.calls).toEqual([['skipped']])
})

it('FACE-08.a lets the guest skip it after notifying the server', async () => {
  const { done, askedOf } = await renderFaceStep()
  await press('Continue without comparing')
  expect(askedOf('skipFace')[0]?.body).toMatchObject({ why: 'skipped' })
  expect(done.mock.calls).toEqual([['skipped']])
})

it('FACE-08.b offers a person as the alternative where the hotel requires a match', async () => {
  const { done } = await renderFaceStep({ flags: { face_recognition_required: true } })
  expect(screen.queryByRole('button', { name: 'Continue without comparing' })).toBeNull()
  await press('Show my document at reception')
  expect(done).not.toHaveBeenCalled()
})

it('FACE-09 cancels without notifying the server, and stops the camera', async () => {
  const { done, askedOf, device, view } = await renderFaceStep()
  await press('Cancel')
  expect([done.mock.calls, askedOf('skipFace'), askedOf('compareFaces')]).toEqual([[['cancelled']], [], []])
  view.unmount()
  expect(device.stop).toHaveBeenCalled()
})

it.each(['refused', 'missing'] as const)(
  'FACE-12.a FACE-12.b a camera that is %s shows an error toast, and the guest continues without recognition',
  async (camera) => {
    const { done, toasts, askedOf } = await renderFaceStep({ camera })
    expect(toasts).toEqual(['The camera couldn’t be started.'])
    // The toast reports the error; the page explains the consequence.
    expect(screen.getByText('We won’t compare your face with your document.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take the picture' })).toBeNull()
    await press('Continue')
    expect(askedOf('skipFace')[0]?.body).toMatchObject({ why: 'noCamera' })
    expect(done.mock.calls).toEqual([['cameraFailed']])
  },
)

it('a broken camera leads to a person where the hotel requires a match', async () => {
  await renderFaceStep({ camera: 'missing', flags: { face_recognition_required: true } })
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Show my document at reception' })).toBeTruthy()
})

it.each([
  [false, 1],
  [true, 0],
])('FACE-13 logs that a camera needs HTTPS on an insecure page: secure %s', async (isSecure, logged) => {
  vi.stubGlobal('isSecureContext', isSecure)
  const { askedOf } = await renderFaceStep({ camera: 'missing' })
  const hints = askedOf('trackEvent').filter(({ body }) => body.description === 'camera needs https')
  expect(hints).toHaveLength(logged)
})

it('FACE-10.a in demo mode shows a match without a camera by requesting it from the server', async () => {
  const { done, askedOf } = await renderFaceStep({ camera: 'missing', flags: { demo: true } })
  await press('Show a match')
  expect(askedOf('compareFaces')[0]?.query).toMatchObject({ demo: true })
  await pass(1_500)
  expect(done.mock.calls).toEqual([['matched']])
})

it('FACE-10.b does not outside demo mode', async () => {
  await renderFaceStep()
  expect(screen.queryByRole('button', { name: 'Show a match' })).toBeNull()
})

it('captures the document first if there is no picture of it, and again after a failure', async () => {
  const { askedOf } = await renderFaceStep({
    documentFace: undefined,
    answers: { compareFaces: rejectWith('faceNotMatched') },
  })
  expect(screen.getByRole('heading', { name: 'Show the photo in your document' })).toBeTruthy()
  await press('Take the picture')
  expect(askedOf('compareFaces')).toEqual([])
  expect(screen.getByRole('heading', { name: 'Please look into the camera' })).toBeTruthy()
  await press('Take the picture')
  expect(askedOf('compareFaces')).toHaveLength(1)
  await pass(1_500)
  expect(screen.getByRole('heading', { name: 'Show the photo in your document' })).toBeTruthy()
})

it('compares nothing if the camera has no picture', async () => {
  const { askedOf } = await renderFaceStep()
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  await press('Take the picture')
  expect(askedOf('compareFaces')).toEqual([])
  expect(screen.getByRole('button', { name: 'Take the picture' })).toBeTruthy()
})

it('captures nothing of a guest who has not consented', async () => {
  const { device, done } = await renderFaceStep({ guest: { faceConsent: undefined } })
  expect(device.getUserMedia).not.toHaveBeenCalled()
  await press('Cancel')
  expect(done.mock.calls).toEqual([['cancelled']])
})

it('does not treat a lost connection as a failed comparison', async () => {
  const compareFaces = () => {
    throw new Problem('offline')
  }
  const { toasts } = await renderFaceStep({ answers: { compareFaces } })
  await press('Take the picture')
  expect(screen.getByText('No internet connection')).toBeTruthy()
  expect(toasts).toEqual(['The camera is on.'])
})

it('stores no picture in the tab', async () => {
  await renderFaceStep({ documentFace: undefined })
  await press('Take the picture')
  await press('Take the picture')
  const kept = Object.values({ ...sessionStorage, ...localStorage }).join()
  expect(kept).not.toMatch(/data:|blob:|image/)
})
