import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useParty } from '../../../journey/use-party.ts'
import { FakeStream, fakeRecorder } from '../../../testing/fake-recorder.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { FaceStepProps } from './face-props.ts'
import { FaceStep } from './face-step.tsx'

interface Taken {
  readonly recorder?: Parameters<typeof fakeRecorder>[0] | 'none'
  /** Of everything that the camera sees, 0 to 255. */
  readonly light?: number
  readonly compareFaces?: () => Record<string, never> | Promise<never>
  readonly flags?: NonNullable<HotelConfigInput['flags']>
}

/** A kiosk of a hotel that films, with a picture of the document at hand. */
async function atTheCamera({ recorder, light = 128, compareFaces = () => ({}), flags }: Taken = {}) {
  const stream = new FakeStream()
  const done = vi.fn<FaceStepProps['onDone']>()
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => stream },
    configurable: true,
  })
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const drawing = { drawImage() {}, getImageData: () => ({ data: new Uint8ClampedArray(64).fill(light) }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['f'], { type: 'image/jpeg' })),
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject')
  })
  const recording = recorder === 'none' ? undefined : fakeRecorder(recorder)
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
    reservations: [aReservation({ guests: [aGuest({ faceConsent: true, scanConsent: true })] })],
    answers: { compareFaces, skipFace: () => ({}) },
  })
  await pass(0)
  const sent = () => rendered.askedOf('compareFaces').map(({ body }) => body.face)
  return { ...rendered, done, stream, sent, begun: recording?.begun ?? [] }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function press(name: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await pass(0)
}

const ring = () => screen.queryByRole('progressbar', { name: 'How much has been filmed' })

it('FACE-03 FACE-04 a hotel that films: three seconds, and a match stands for 2 s', async () => {
  const { done, sent } = await atTheCamera()
  expect(screen.getByText('We compare a film of three seconds with your document. It is not kept.')).toBeTruthy()
  await press('Film my face')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Keep looking into the camera')
  expect(ring()?.getAttribute('aria-valuenow')).toBe('0')
  await pass(1_500)
  expect(ring()?.getAttribute('aria-valuenow')).toBe('50')
  expect(sent()).toEqual([])
  await pass(1_500)
  expect(ring()).toBeNull()
  expect(sent().map(({ type, size }) => [type, size])).toEqual([['video/webm', 3]])
  expect(screen.getByText('Identity confirmed')).toBeTruthy()
  await pass(1_999)
  expect(done).not.toHaveBeenCalled()
  await pass(1)
  expect(done.mock.calls).toEqual([['matched']])
})

it.each(['faceNotMatched', 'faceInvalid'] as const)('FACE-06.b %s stands for 2 s over a film too', async (code) => {
  const { done } = await atTheCamera({
    compareFaces: () => {
      throw new Problem(code)
    },
  })
  const words = code === 'faceNotMatched' ? 'No match yet' : 'We cannot see your face well'
  await press('Film my face')
  await pass(3_000)
  await pass(1_999)
  expect(screen.getByText(words)).toBeTruthy()
  await pass(1)
  expect(screen.queryByText(words)).toBeNull()
  expect([screen.getByRole('button', { name: 'Film my face' }) !== null, done.mock.calls]).toEqual([true, []])
})

it('a film can be stopped: nothing is sent, and it can begin again', async () => {
  const { sent, done, begun } = await atTheCamera()
  await press('Film my face')
  await pass(1_000)
  await press('Stop filming')
  await pass(5_000)
  expect([ring(), sent(), done.mock.calls]).toEqual([null, [], []])
  await press('Film my face')
  await pass(3_000)
  expect([begun.length, sent().length]).toEqual([2, 1])
})

it('a second finger does not begin a second film', async () => {
  const { begun } = await atTheCamera()
  await press('Film my face')
  await press('Film my face')
  expect(begun).toHaveLength(1)
})

it('who goes on without it, or leaves, is filmed no longer', async () => {
  const { sent, done, view, begun, stream } = await atTheCamera()
  await press('Film my face')
  await press('Continue without comparing')
  await pass(5_000)
  expect([begun[0]?.state, sent(), done.mock.calls]).toEqual(['inactive', [], [['skipped']]])
  view.unmount()
  expect(stream.stop).toHaveBeenCalled()
})

it.each<[string, Taken, string]>([
  ['a browser without a recorder', { recorder: 'none' }, 'This device cannot film. One picture is enough.'],
  ['one that knows none of the types', { recorder: { types: [] } }, 'This device cannot film. One picture is enough.'],
])('%s takes a picture, and its result stands for 1.5 s', async (_, taken, words) => {
  const { done, sent } = await atTheCamera(taken)
  expect(screen.getByText(words)).toBeTruthy()
  await press('Take the picture')
  expect(sent().map(({ type }) => type)).toEqual(['image/jpeg'])
  await pass(1_500)
  expect(done.mock.calls).toEqual([['matched']])
})

it.each<[string, Taken, string]>([
  ['too little light', { light: 20 }, 'It is too dark here for a film. One picture is enough.'],
  ['a recorder that breaks', { recorder: { breaks: true } }, 'This device cannot film. One picture is enough.'],
])('%s is noticed when the film is to begin; then a picture is enough', async (_, taken, words) => {
  const { sent } = await atTheCamera(taken)
  expect(screen.queryByText(words)).toBeNull()
  await press('Film my face')
  expect([ring(), sent()]).toEqual([null, []])
  expect(screen.getByText(words)).toBeTruthy()
  await press('Take the picture')
  expect(sent().map(({ type }) => type)).toEqual(['image/jpeg'])
})

it('a film is tried again after a picture that had to stand in for the light', async () => {
  const { sent } = await atTheCamera({
    light: 20,
    compareFaces: () => {
      throw new Problem('faceInvalid')
    },
  })
  await press('Film my face')
  await press('Take the picture')
  await pass(1_500)
  expect(screen.getByRole('button', { name: 'Film my face' })).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

it('no film is kept for the tab', async () => {
  await atTheCamera()
  await press('Film my face')
  await pass(3_000)
  const kept = Object.values({ ...sessionStorage, ...localStorage }).join()
  expect(kept).not.toMatch(/data:|blob:|video/)
})
