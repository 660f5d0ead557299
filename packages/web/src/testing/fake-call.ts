import type { CallCommand, CallUpdate } from '@foyer/contract/messages/video-call.ts'
import { act } from 'react'
import { onTestFinished, vi } from 'vitest'

type Listener = (event: never) => void

class FakeEventTarget {
  readonly #listeners: { type: string; listener: Listener }[] = []
  addEventListener(type: string, listener: Listener) {
    this.#listeners.push({ type, listener })
  }
  fire(type: string, event: object = {}) {
    for (const one of this.#listeners) if (one.type === type) one.listener(event as never)
  }
}

export class FakeTrack extends FakeEventTarget {
  enabled = true
  readonly kind: 'audio' | 'video'
  readonly stop = vi.fn()
  constructor(kind: 'audio' | 'video') {
    super()
    this.kind = kind
  }
}

const createFakeStream = (...tracks: FakeTrack[]) => ({ getTracks: () => tracks })

class FakePeer extends FakeEventTarget {
  static all: FakePeer[] = []
  connectionState = 'new'
  localDescription: { sdp: string } | undefined
  remote: unknown
  readonly added: unknown[] = []
  readonly close = vi.fn()
  readonly config: RTCConfiguration
  constructor(config: RTCConfiguration) {
    super()
    this.config = config
    FakePeer.all.push(this)
  }
  addTrack(track: unknown) {
    this.added.push(track)
  }
  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.added.push(`${kind} ${direction}`)
  }
  createOffer = async () => ({ sdp: 'an offer' })
  createAnswer = async () => ({ sdp: 'an answer' })
  async setLocalDescription(description: { sdp: string }) {
    this.localDescription = description
  }
  async setRemoteDescription(description: unknown) {
    this.remote = description
  }
  addIceCandidate = vi.fn(async () => {})
}

class FakeSocket extends FakeEventTarget {
  static all: FakeSocket[] = []
  readonly sent: CallCommand[] = []
  readonly close = vi.fn()
  readonly address: string
  readonly protocols: string[]
  constructor(address: string, protocols: string[]) {
    super()
    this.address = address
    this.protocols = protocols
    FakeSocket.all.push(this)
  }
  send(frame: string) {
    this.sent.push(JSON.parse(frame))
  }
}

interface Devices {
  readonly camera?: boolean
  readonly microphone?: boolean
}

/**
 * Fakes a browser's camera, microphone, WebSocket and peer connection, as far as a call uses them.
 */
export function createFakeCall({ camera = true, microphone = true }: Devices = {}) {
  FakePeer.all = []
  FakeSocket.all = []
  const own: FakeTrack[] = []
  const getUserMedia = vi.fn(async ({ video, audio }: MediaStreamConstraints) => {
    if ((video && !camera) || (audio && !microphone)) throw new DOMException('Refused', 'NotAllowedError')
    const tracks = [...(video ? [new FakeTrack('video')] : []), ...(audio ? [new FakeTrack('audio')] : [])]
    own.push(...tracks)
    return createFakeStream(...tracks)
  })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  onTestFinished(() => {
    play.mockRestore()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject')
  })
  const socket = (at = -1) => FakeSocket.all.at(at) as FakeSocket
  const peer = (at = -1) => FakePeer.all.at(at) as FakePeer
  return {
    own,
    sockets: () => FakeSocket.all,
    peers: () => FakePeer.all,
    socket,
    peer,
    sent: (type: CallCommand['type']) =>
      FakeSocket.all.flatMap(({ sent }) => sent).filter((word) => word.type === type),
    open: () => act(async () => socket().fire('open')),
    lose: () => act(async () => socket().fire('close', { code: 1006 })),
    hear: (...news: CallUpdate[]) =>
      act(async () => {
        for (const one of news) socket().fire('message', { data: JSON.stringify(one) })
      }),
    /** Delivers the other end's video and returns its tracks. */
    remote: async () => {
      const tracks = [new FakeTrack('video'), new FakeTrack('audio')]
      await act(async () => {
        for (const track of tracks) peer().fire('track', { track, streams: [createFakeStream(...tracks)] })
      })
      return tracks
    },
  }
}
