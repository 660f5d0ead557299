import type { CallEnd, CallNews, CallSession, CallWord } from '@foyer/contract/messages/video-call.ts'
import { Problem, problemTraits } from '@foyer/domain/problem/problem.ts'
import {
  CALL_RECONNECT_MS,
  LINE_ANSWERS_MS,
  LINE_SAYS_WHY_MS,
  REQUEST_AGAIN_MS,
} from '@foyer/domain/video-call/call-times.ts'
import type { Ending } from '@foyer/domain/video-call/why-ended.ts'
import { reconnectingLine } from '../line/reconnecting-line.ts'
import type { Socket } from '../line/web-socket.ts'
import { overCall } from './over-call.ts'
import type { OwnMedia } from './own-media.ts'
import { callPeer, type Way } from './peer.ts'

/** `asking`: no desk is ringing yet. `refused`: calls are not possible from here. */
export interface CallView {
  readonly phase: 'asking' | 'ringing' | 'busy' | 'answered' | 'ended'
  readonly by?: string | undefined
  readonly why?: Ending | 'refused' | undefined
  /** The other end's stream, once it arrives. */
  readonly remote?: MediaStream | undefined
}

interface CallParts {
  readonly end: CallEnd
  readonly media: OwnMedia
  readonly session: () => Promise<CallSession>
  readonly dial: (session: CallSession) => Socket
  readonly onChange: (view: CallView) => void
}

/** Longer than a server needs, and shorter than users wait. */
const OPEN_WITHIN_MS = 10_000

/** The page's end of one call, from the first request until it ends. */
export function videoCall({ end, media, session, dial, onChange }: CallParts) {
  let view: CallView = { phase: end === 'guest' ? 'asking' : 'answered' }
  let way: Way = { iceServers: [], relayOnly: false }
  let repeat: ReturnType<typeof setInterval> | undefined
  /** Waits for the server's last message after the video has ended or this end has hung up. */
  let patience: ReturnType<typeof setTimeout> | undefined
  let hasBegun = false
  let hasStood = false
  /**
   * Messages queued while the connection was down; without them the two browsers would wait for
   * each other forever.
   */
  const unsent: CallWord[] = []

  const say = (word: CallWord) => {
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
  const peer = callPeer({
    media,
    way: () => way,
    send: (signal) => say({ type: 'signal', signal }),
    onStream(remote) {
      if (view.phase === 'ended') return
      clearTimeout(patience)
      show({ ...view, remote })
    },
    onEnded() {
      if (view.phase !== 'ended') wait(LINE_SAYS_WHY_MS, askWhy)
    },
  })

  function askWhy(): void {
    say({ type: 'lost' })
    wait(LINE_ANSWERS_MS, () => over('lost'))
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
    show({ phase: 'ended', why: end, by: view.by })
    say({ type: 'hangUp' })
    if (hasStood) wait(LINE_ANSWERS_MS, () => over(end))
    else over(end)
  }

  function hear(news: CallNews): void {
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
    if (end === 'guest' && !hasBegun) peer.begin()
    hasBegun = true
  }

  const isWaiting = () => view.phase !== 'answered' && view.phase !== 'ended'
  const line = reconnectingLine<CallNews>({
    connect: overCall({
      session,
      dial,
      onRefused: (problem) => {
        if (problem instanceof Problem && !problemTraits(problem.code).again) over('refused')
      },
    }),
    waitsMs: [CALL_RECONNECT_MS],
    openWithinMs: OPEN_WITHIN_MS,
    onOpen() {
      hasStood = true
      for (const word of unsent.splice(0)) say(word)
      if (end !== 'guest' || !isWaiting()) return
      say({ type: 'request' })
      repeat ??= setInterval(() => line.isOpen && say({ type: 'request' }), REQUEST_AGAIN_MS)
    },
    onMessage: hear,
  })

  addEventListener('pagehide', hangUp)
  line.open()
  return { hangUp, peer }
}

export type VideoCall = ReturnType<typeof videoCall>
