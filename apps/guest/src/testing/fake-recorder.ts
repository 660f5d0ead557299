import { onTestFinished, vi } from 'vitest'

/** A stream as a camera gives it; jsdom knows none. */
export class FakeStream {
  readonly stop = vi.fn<() => void>()
  getTracks = () => [{ stop: this.stop }]
}

/** The browser's recorder: three bytes for every film, or what a test makes of it. */
export function fakeRecorder({ types = ['video/webm'], breaks = false }: { types?: string[]; breaks?: boolean } = {}) {
  const begun: FakeRecorder[] = []

  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => types.includes(type)
    state: 'inactive' | 'recording' = 'inactive'
    readonly mimeType: string

    constructor(_stream: unknown, { mimeType = '' }: { mimeType?: string } = {}) {
      super()
      // What it really writes has its codecs with it.
      this.mimeType = `${mimeType};codecs=vp8`
      if (breaks) throw new DOMException('no', 'NotSupportedError')
    }

    start() {
      this.state = 'recording'
      begun.push(this)
    }

    stop() {
      this.state = 'inactive'
      const data = new Blob(['bit'], { type: this.mimeType })
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
      this.dispatchEvent(new Event('stop'))
    }
  }

  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('MediaStream', FakeStream)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { begun }
}
