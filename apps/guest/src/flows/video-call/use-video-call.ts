import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { buildCallAddress, buildCallProtocols } from '@foyer/contract/messages/video-call.ts'
import { videoConfig } from '@foyer/contract/video.ts'
import { getReservationCode } from '@foyer/domain/pre-checkin/link-code.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import { closeMedia, type LocalMedia, openMedia, setTrackEnabled } from '@foyer/web/video-call/local-media.ts'
import { type CallView, createVideoCall, type VideoCall } from '@foyer/web/video-call/video-call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useMarkTaskRunning } from '../../journey/running-tasks.ts'
import { useSite } from '../../site/site-context.tsx'
import { useGuestCaller } from '../../visit/caller-context.tsx'

export type CallPhase = CallView['phase'] | 'preparing' | 'nothingToSend'

/** Makes one call at a time, while the dialog is open. */
export function useVideoCall(onOver: (why: CallView['why'], wasAnswered: boolean) => void) {
  const { site } = useSite()
  const { place } = useJourney()
  const caller = useGuestCaller()
  const call = useRef<VideoCall>(undefined)
  const [media, setMedia] = useState<LocalMedia>()
  const [view, setView] = useState<CallView>()
  const [attempt, setAttempt] = useState(1)
  const [muted, setMuted] = useState({ audio: false, video: false })
  const canSend = media?.camera || media?.microphone
  const phase: CallPhase = view?.phase ?? (media && !canSend ? 'nothingToSend' : 'preparing')
  useMarkTaskRunning(phase !== 'ended' && phase !== 'nothingToSend')

  const session = useEffectEvent(async (action: 'call' | 'rejoin'): Promise<CallSession> => {
    if (!caller) throw new Error('This page belongs to no hotel.')
    const reference = getReservationCode(place)
    const about = { screen: place.screen, ...(reference && { reference }) }
    const body = { hotelId: caller.hotelId, isPok: site.device.isPok, action, ...about }
    return callApi(videoConfig, { body }, caller)
  })
  const dial = useEffectEvent(({ token, ...given }: CallSession): Socket => {
    const { hotelId = 0, appKey = '' } = caller ?? {}
    const address = location.origin.replace(/^http/, 'ws') + buildCallAddress({ hotelId, appKey, ...given })
    return new WebSocket(address, buildCallProtocols({ csrf: caller?.csrf() ?? '', token }))
  })
  const over = useEffectEvent(onOver)

  useEffect(() => {
    // `attempt` is a dependency, so that each attempt starts another call.
    if (attempt < 1) return
    let isLeft = false
    let own: LocalMedia | undefined
    let hasAsked = false
    let wasAnswered = false
    const start = async () => {
      own = await openMedia()
      if (isLeft) return closeMedia(own)
      setMedia(own)
      if (!own.camera && !own.microphone) return
      call.current = createVideoCall({
        party: 'guest',
        media: own,
        session: async () => {
          const given = await session(hasAsked ? 'rejoin' : 'call')
          hasAsked = true
          return given
        },
        dial: (given) => dial(given),
        onChange(next) {
          if (isLeft) return
          wasAnswered ||= next.phase === 'answered'
          setView(next)
          if (next.phase !== 'ended') return
          if (own) closeMedia(own)
          over(next.why, wasAnswered)
        },
      })
    }
    void start()
    return () => {
      isLeft = true
      call.current?.hangUp()
      call.current = undefined
      if (own) closeMedia(own)
      setView(undefined)
      setMedia(undefined)
    }
  }, [attempt])

  return {
    phase,
    view,
    media,
    muted,
    hangUp: () => call.current?.hangUp(),
    again: () => setAttempt((before) => before + 1),
    toggle(kind: 'audio' | 'video') {
      if (media) setTrackEnabled(media, kind, muted[kind])
      setMuted({ ...muted, [kind]: !muted[kind] })
    },
  }
}
