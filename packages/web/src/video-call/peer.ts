import type { CallSignal, IceServer } from '@foyer/contract/messages/video-call.ts'
import type { LocalMedia } from './local-media.ts'

export interface IceConfig {
  readonly iceServers: readonly IceServer[]
  readonly relayOnly: boolean
}

interface PeerOptions {
  readonly media: LocalMedia
  readonly iceConfig: () => IceConfig
  readonly send: (signal: CallSignal) => void
  readonly onStream: (stream: MediaStream) => void
  /** The other end's media has ended or no longer arrives. */
  readonly onEnded: () => void
}

/** Maximum number of attempts to restore a failed connection. */
const MAX_ROUNDS = 4

/**
 * The WebRTC connection between the two browsers: the caller makes the offer, and again after a
 * failure.
 */
export function createCallPeer({ media, iceConfig, send, onStream, onEnded }: PeerOptions) {
  let round = 0
  let connection: RTCPeerConnection | undefined
  let work = Promise.resolve()
  let isClosed = false

  function dial(isOfferer: boolean): RTCPeerConnection {
    connection?.close()
    const mine = round
    const { iceServers, relayOnly } = iceConfig()
    const peer = new RTCPeerConnection({
      iceServers: iceServers.map((server) => ({ ...server, urls: [...server.urls] })) as RTCIceServer[],
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
    })
    connection = peer
    const isCurrent = () => connection === peer && !isClosed
    const ended = new Set<MediaStreamTrack>()
    for (const track of media.stream?.getTracks() ?? []) peer.addTrack(track, media.stream as MediaStream)
    // An end that sends nothing can still receive.
    if (isOfferer && !media.camera) peer.addTransceiver('video', { direction: 'recvonly' })
    if (isOfferer && !media.microphone) peer.addTransceiver('audio', { direction: 'recvonly' })
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate || !isCurrent()) return
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
      const said = { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment }
      send({ round: mine, data: { kind: 'candidate', candidate: said } })
    })
    peer.addEventListener('track', ({ track, streams: [stream] }) => {
      if (!stream || !isCurrent()) return
      onStream(stream)
      track.addEventListener('ended', () => {
        ended.add(track)
        if (isCurrent() && stream.getTracks().every((one) => ended.has(one))) onEnded()
      })
    })
    peer.addEventListener('connectionstatechange', () => {
      if (!isCurrent() || peer.connectionState !== 'failed') return
      if (isOfferer && round < MAX_ROUNDS) inTurn(offer)
      else if (isOfferer) onEnded()
    })
    return peer
  }

  async function offer(): Promise<void> {
    round += 1
    const peer = dial(true)
    await peer.setLocalDescription(await peer.createOffer())
    send({ round, data: { kind: 'offer', sdp: peer.localDescription?.sdp ?? '' } })
  }

  async function take(signal: CallSignal): Promise<void> {
    const { data } = signal
    if (data.kind === 'offer') {
      if (signal.round <= round) return
      round = signal.round
      const peer = dial(false)
      await peer.setRemoteDescription({ type: 'offer', sdp: data.sdp })
      await peer.setLocalDescription(await peer.createAnswer())
      return send({ round, data: { kind: 'answer', sdp: peer.localDescription?.sdp ?? '' } })
    }
    if (signal.round !== round) return
    if (data.kind === 'answer') await connection?.setRemoteDescription({ type: 'answer', sdp: data.sdp })
    else await connection?.addIceCandidate(data.candidate as RTCIceCandidateInit)
  }

  /** Runs steps in order: a candidate is meaningless before its description. */
  function inTurn(step: () => Promise<void>): void {
    // Errors are ignored; a connection that cannot be established fails on its own.
    work = work.then(() => (isClosed ? undefined : step())).catch(() => {})
  }

  return {
    begin: () => inTurn(offer),
    hear: (signal: CallSignal) => inTurn(() => take(signal)),
    get connection() {
      return connection
    },
    close() {
      isClosed = true
      connection?.close()
    },
  }
}

export type CallPeer = ReturnType<typeof createCallPeer>
