import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { buildCallAddress, buildCallProtocols } from '@foyer/contract/messages/video-call.ts'
import { answerVideoCall } from '@foyer/contract/staff/video-calls.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import { closeMedia, type LocalMedia, openMedia, setTrackEnabled } from '@foyer/web/video-call/local-media.ts'
import { type CallView, createVideoCall, type VideoCall } from '@foyer/web/video-call/video-call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../session/session-context.tsx'

interface DeskCall {
  readonly id: string
  /** From the first answer; after a lost connection the call requests a new session. */
  readonly session: CallSession
  readonly onOver: (why: CallView['why']) => void
}

/** The desk's end of one call, starting with the answer. Leaving the page ends it. */
export function useDeskCall({ id, session: first, onOver }: DeskCall) {
  const { session, hotel } = useSession()
  const caller = useCaller()
  const call = useRef<VideoCall>(undefined)
  const [media, setMedia] = useState<LocalMedia>()
  const [view, setView] = useState<CallView>({ phase: 'answered' })
  const [muted, setMuted] = useState({ audio: false, video: false })
  const over = useEffectEvent(onOver)
  const answerAgain = useEffectEvent(() => callApi(answerVideoCall, { params: { id } }, caller))
  const dial = useEffectEvent(({ token, ...given }: CallSession): Socket => {
    const address = location.origin.replace(/^http/, 'ws') + buildCallAddress({ hotelId: hotel.id, ...given })
    return new WebSocket(address, buildCallProtocols({ csrf: session.csrf, token }))
  })
  const begin = useEffectEvent((own: LocalMedia, onChange: (next: CallView) => void) => {
    let given: CallSession | undefined = first
    return createVideoCall({
      party: 'desk',
      media: own,
      async session() {
        const mine = given ?? (await answerAgain())
        given = undefined
        return mine
      },
      dial: (one) => dial(one),
      onChange,
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another call is another end.
  useEffect(() => {
    let isLeft = false
    let own: LocalMedia | undefined
    const start = async () => {
      own = await openMedia()
      if (isLeft) return closeMedia(own)
      setMedia(own)
      call.current = begin(own, (next) => {
        if (isLeft) return
        setView(next)
        if (next.phase !== 'ended') return
        if (own) closeMedia(own)
        over(next.why)
      })
    }
    void start()
    return () => {
      isLeft = true
      call.current?.hangUp()
      call.current = undefined
      if (own) closeMedia(own)
    }
  }, [id])

  return {
    view,
    media,
    muted,
    hangUp: () => call.current?.hangUp(),
    toggle(kind: 'audio' | 'video') {
      if (media) setTrackEnabled(media, kind, muted[kind])
      setMuted({ ...muted, [kind]: !muted[kind] })
    },
  }
}
