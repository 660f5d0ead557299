import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useParty } from '../../../flows/party/use-party.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { FaceStepProps } from './face-props.ts'
import { FaceStep } from './face-step.tsx'

interface FilmOptions {
  /** How many of the first frames the browser fails to encode. */
  readonly lostFrames?: number
  /** Brightness of the camera picture, 0 to 255. */
  readonly light?: number
  readonly requestFaceTurn?: () => { side: 'left' | 'right' } | Promise<never>
  readonly compareFaces?: () => Record<string, never> | Promise<never>
  readonly flags?: NonNullable<HotelConfigInput['flags']>
}

/** Opens a kiosk of a hotel that films, with a picture of the document available. */
async function openCamera({
  lostFrames = 0,
  light = 128,
  requestFaceTurn = () => ({ side: 'left' }),
  compareFaces = () => ({}),
  flags,
}: FilmOptions = {}) {
  const stop = vi.fn<() => void>()
  const stream = { getTracks: () => [{ stop }] }
  const done = vi.fn<FaceStepProps['onDone']>()
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => stream },
    configurable: true,
  })
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const drawing = { drawImage() {}, getImageData: () => ({ data: new Uint8ClampedArray(64).fill(light) }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never)
  let frames = 0
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => {
    frames++
    give(frames > lostFrames ? new Blob(['f'], { type: 'image/jpeg' }) : null)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject')
  })
  function Step() {
    const { party } = useParty()
    const [guest] = party?.guests ?? []
    const documentFace = new Blob(['d'], { type: 'image/jpeg' })
    if (!party || !guest) return null
    return <FaceStep guest={guest} party={party} documentFace={documentFace} onDone={done} onBack={() => {}} />
  }
  const rendered = await renderScreen({
    Screen: Step,
    path: '/guest-detail/FOY1001/1',
    appKey: 'kiosk',
    readers: { document: false, face: true },
    fakeTimers: true,
    config: { flags: { face_recognition: true, face_recognition_source: 'video', ...flags } },
    reservations: [buildReservation({ guests: [buildGuest({ faceConsent: true, scanConsent: true })] })],
    answers: { requestFaceTurn, compareFaces, skipFace: () => ({}) },
  })
  await pass(0)
  const sent = () => rendered.askedOf('compareFaces').map(({ body }) => body.face)
  return { ...rendered, done, stop, sent, frames: () => frames }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function press(name: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await pass(0)
}

const ring = () => screen.queryByRole('progressbar', { name: 'Recording progress' })

it('FACE-03 FACE-04 a hotel that films records three seconds, and shows a match for 2 s', async () => {
  const { done, sent } = await openCamera()
  expect(screen.getByText(/We compare a three-second video of you turning your head/)).toBeTruthy()
  await press('Record my face')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Turn your head to the left and back',
  )
  expect(ring()?.getAttribute('aria-valuenow')).toBe('0')
  await pass(1_500)
  expect(ring()?.getAttribute('aria-valuenow')).toBe('50')
  expect(sent()).toEqual([])
  await pass(1_500)
  expect(ring()).toBeNull()
  expect(sent().map(({ type, size }) => [type, size])).toEqual([['video/x-motion-jpeg', 12]])
  expect(screen.getByText('Identity confirmed')).toBeTruthy()
  await pass(1_999)
  expect(done).not.toHaveBeenCalled()
  await pass(1)
  expect(done.mock.calls).toEqual([['matched']])
})

it.each(['faceNotMatched', 'faceInvalid'] as const)('FACE-06.b %s is shown for 2 s over a film too', async (code) => {
  const { done } = await openCamera({
    compareFaces: () => {
      throw new Problem(code)
    },
  })
  const words = code === 'faceNotMatched' ? 'No match yet' : 'We can’t see your face clearly'
  await press('Record my face')
  await pass(3_000)
  await pass(1_999)
  expect(screen.getByText(words)).toBeTruthy()
  await pass(1)
  expect(screen.queryByText(words)).toBeNull()
  expect([screen.getByRole('button', { name: 'Record my face' }) !== null, done.mock.calls]).toEqual([true, []])
})

it('a film can be stopped without sending anything, and started again', async () => {
  const { sent, done } = await openCamera()
  await press('Record my face')
  await pass(1_000)
  await press('Stop recording')
  await pass(5_000)
  expect([ring(), sent(), done.mock.calls]).toEqual([null, [], []])
  await press('Record my face')
  await pass(3_000)
  expect(sent()).toHaveLength(1)
})

it('J15 shows the side that the server chooses for each film', async () => {
  const sides = ['right', 'left'] as const
  let asked = 0
  const { askedOf } = await openCamera({
    requestFaceTurn: () => ({ side: sides[asked++] ?? 'left' }),
    compareFaces: () => {
      throw new Problem('faceInvalid')
    },
  })
  await press('Record my face')
  expect(screen.getByText('Turn your head to the right and back')).toBeTruthy()
  await pass(3_000)
  await pass(2_000)
  await press('Record my face')
  expect(screen.getByText('Turn your head to the left and back')).toBeTruthy()
  expect(askedOf('requestFaceTurn').map(({ body }) => body)).toEqual([
    { reference: 'FOY1001', guestId: 'guest-1' },
    { reference: 'FOY1001', guestId: 'guest-1' },
  ])
})

it('J15 films nothing if the server gives no side', async () => {
  const { sent, frames } = await openCamera({
    requestFaceTurn: () => {
      throw new Problem('unavailable')
    },
  })
  await press('Record my face')
  await pass(4_000)
  expect([ring(), sent(), frames()]).toEqual([null, [], 0])
})

it('a second touch does not start a second film', async () => {
  const { sent } = await openCamera()
  await press('Record my face')
  await press('Record my face')
  await pass(3_000)
  expect(sent()).toHaveLength(1)
})

it('stops filming when the guest continues without it or leaves', async () => {
  const { sent, done, view, frames, stop } = await openCamera()
  await press('Record my face')
  await press('Continue without comparing')
  const until = frames()
  await pass(5_000)
  expect([frames(), sent(), done.mock.calls]).toEqual([until, [], [['skipped']]])
  view.unmount()
  expect(stop).toHaveBeenCalled()
})

it.each<[string, FilmOptions, string]>([
  ['too little light', { light: 20 }, 'It’s too dark here for a video. After a photo, our staff check your document.'],
  [
    'a frame that cannot be taken',
    { lostFrames: 1 },
    'This device can’t record video. After a photo, our staff check your document.',
  ],
])(
  'detects %s when the film is to begin; then takes a picture, and shows its result for 1.5 s',
  async (_, taken, words) => {
    const { sent, done } = await openCamera(taken)
    expect(screen.queryByText(words)).toBeNull()
    await press('Record my face')
    expect([ring(), sent()]).toEqual([null, []])
    expect(screen.getByText(words)).toBeTruthy()
    await press('Take the picture')
    expect(sent().map(({ type }) => type)).toEqual(['image/jpeg'])
    await pass(1_500)
    expect(done.mock.calls).toEqual([['matched']])
  },
)

it('tries to film again after a picture that was taken because of low light', async () => {
  const { sent } = await openCamera({
    light: 20,
    compareFaces: () => {
      throw new Problem('faceInvalid')
    },
  })
  await press('Record my face')
  await press('Take the picture')
  await pass(1_500)
  expect(screen.getByRole('button', { name: 'Record my face' })).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

it('stores no film in the tab', async () => {
  await openCamera()
  await press('Record my face')
  await pass(3_000)
  const kept = Object.values({ ...sessionStorage, ...localStorage }).join()
  expect(kept).not.toMatch(/data:|blob:|video/)
})
