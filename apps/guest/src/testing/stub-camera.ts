import { onTestFinished, vi } from 'vitest'

/** The browser's camera, as far as a page uses it. */
export function stubCamera(open: () => Promise<unknown> = async () => {}) {
  const tracks = [{ stop: vi.fn() }, { stop: vi.fn() }]
  const getUserMedia = vi.fn(async () => {
    await open()
    return { getTracks: () => tracks }
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    play.mockRestore()
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject')
  })
  return { getUserMedia, isStopped: () => tracks.every(({ stop }) => stop.mock.calls.length > 0) }
}
