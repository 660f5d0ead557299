import type { CallCommand, CallParty, CallSession, CallUpdate } from '@foyer/contract/messages/video-call.ts'
import { getProblemTraits, Problem } from '@foyer/domain/problem/problem.ts'
import {
  CALL_ANSWER_TIMEOUT_MS,
  CALL_RECONNECT_DELAY_MS,
  HANG_UP_REASON_TIMEOUT_MS,
  REQUEST_RETRY_DELAY_MS,
} from '@foyer/domain/video-call/call-times.ts'
import type { CallEnding } from '@foyer/domain/video-call/lapse-reason.ts'
import { createReconnectingConnection } from '../connection/reconnecting-connection.ts'
import type { Socket } from '../connection/web-socket.ts'
import { createCallTransport } from './call-transport.ts'
import type { LocalMedia } from './local-media.ts'
import { createCallPeer, type IceConfig } from './peer.ts'

/** `asking`: no desk is ringing yet. `refused`: calls are not possible from here. */
export interface CallView {
  readonly phase: 'asking' | 'ringing' | 'busy' | 'answered' | 'ended'
  readonly by?: string | undefined
  readonly why?: CallEnding | 'refused' | undefined
  /** The other end's stream, once it arrives. */
  readonly remote?: MediaStream | undefined
}

interface VideoCallOptions {
  readonly party: CallParty
  readonly media: LocalMedia
  readonly session: () => Promise<CallSession>
  readonly dial: (session: CallSession) => Socket
  readonly onChange: (view: CallView) => void
}

/** Longer than a server needs, and shorter than users wait. */
const OPEN_TIMEOUT_MS = 10_000

/** The page's end of one call, from the first request until it ends. */
export function createVideoCall({ party, media, session, dial, onChange }: VideoCallOptions) {
  let view: CallView = { phase: party === 'guest' ? 'asking' : 'answered' }
  let way: IceConfig = { iceServers: [], relayOnly: false }
  let repeat: ReturnType<typeof setInterval> | undefined
  /** Waits for the server's last message after the video has ended or this end has hung up. */
  let patience: ReturnType<typeof setTimeout> | undefined
  let hasBegun = false
  let hasStood = false
  /**
   * Messages queued while the connection was down; without them the two browsers would wait for
   * each other forever.
   */
  const unsent: CallCommand[] = []

  const say = (word: CallCommand) => {
    if (line.isOpen) line.send(JSON.stringify(word))
    else if (word.type !== 'request') unsent.push(word)
  }
  const show = (next: CallView) => {
    view = next
    onChange(next)
  }
  const wait = (ms: number, then: () => void) => {
    clearTimeout(patience)
    patience = setTimeout(then, ms)
  }
  const peer = createCallPeer({
    media,
    iceConfig: () => way,
    send: (signal) => say({ type: 'signal', signal }),
    onStream(remote) {
      if (view.phase === 'ended') return
      clearTimeout(patience)
      show({ ...view, remote })
    },
    onEnded() {
      if (view.phase !== 'ended') wait(HANG_UP_REASON_TIMEOUT_MS, askWhy)
    },
  })

  function askWhy(): void {
    say({ type: 'lost' })
    wait(CALL_ANSWER_TIMEOUT_MS, () => over('lost'))
  }
  function over(why: CallView['why']): void {
    clearTimeout(patience)
    clearInterval(repeat)
    removeEventListener('pagehide', hangUp)
    peer.close()
    line.close()
    if (view.phase !== 'ended') show({ phase: 'ended', why, by: view.by })
  }
  /**
   * Ends the call here at once; the video continues until the server has the message, so that the
   * other end first learns why.
   */
  function hangUp(): void {
    if (view.phase === 'ended') return
    clearInterval(repeat)
    show({ phase: 'ended', why: party, by: view.by })
    say({ type: 'hangUp' })
    if (hasStood) wait(CALL_ANSWER_TIMEOUT_MS, () => over(party))
    else over(party)
  }

  function hear(news: CallUpdate): void {
    if (news.type === 'state' && news.state === 'ended') over(news.why)
    else if (view.phase === 'ended') return
    else if (news.type === 'hello') way = news
    else if (news.type === 'signal') peer.hear(news.signal)
    else if (news.state === 'answered') answered(news.by)
    else show({ phase: news.state === 'ringing' ? 'ringing' : news.busy ? 'busy' : 'asking' })
  }

  function answered(by: string | undefined): void {
    clearInterval(repeat)
    repeat = undefined
    show({ ...view, phase: 'answered', by })
    if (party === 'guest' && !hasBegun) peer.begin()
    hasBegun = true
  }

  const isWaiting = () => view.phase !== 'answered' && view.phase !== 'ended'
  const line = createReconnectingConnection<CallUpdate>({
    connect: createCallTransport({
      session,
      dial,
      onRejected: (problem) => {
        if (problem instanceof Problem && !getProblemTraits(problem.code).again) over('refused')
      },
    }),
    retryDelaysMs: [CALL_RECONNECT_DELAY_MS],
    openTimeoutMs: OPEN_TIMEOUT_MS,
    onOpen() {
      hasStood = true
      for (const word of unsent.splice(0)) say(word)
      if (party !== 'guest' || !isWaiting()) return
      say({ type: 'request' })
      repeat ??= setInterval(() => line.isOpen && say({ type: 'request' }), REQUEST_RETRY_DELAY_MS)
    },
    onMessage: hear,
  })

  addEventListener('pagehide', hangUp)
  line.open()
  return { hangUp, peer }
}

export type VideoCall = ReturnType<typeof createVideoCall>
