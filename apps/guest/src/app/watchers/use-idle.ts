import { getIdleLimits, idlePauseReason } from '@foyer/domain/device/idle.ts'
import { isOutOfService } from '@foyer/domain/device/in-service.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIsTaskRunning } from '../../journey/running-tasks.ts'
import { useTrack } from '../../journey/use-track.ts'
import { watchInput } from '../../parts/watch-input.ts'
import { useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'

/** Detects inactivity, then asks the guest or restarts the journey. */
export function useIdle() {
  const { site } = useSite()
  const { place, restart } = useJourney()
  const { moreTime } = useNeeds()
  const track = useTrack()
  const [endsAt, setEndsAt] = useState<number>()
  const [left, setLeft] = useState(0)
  const [ending, setEnding] = useState(false)

  const limits = getIdleLimits(site.device, site.policies.idle, { moreTime })
  const limitMs = limits?.limitMs
  const isUnderWay = useIsTaskRunning()
  const isHeld = idlePauseReason({ screen: place.screen, isResting: isOutOfService(place), isUnderWay }) !== undefined
  const isAsking = endsAt !== undefined && !isHeld

  async function end(why: 'guest ended the visit' | 'nobody was there') {
    if (ending) return
    setEnding(true)
    track('user-action', why)
    await restart('select-language')
    setEndsAt(undefined)
    setEnding(false)
  }

  const over = useEffectEvent(() => {
    if (limits?.ends !== 'askStillThere') return void end('nobody was there')
    track('system-event', 'asked whether somebody is there')
    setEndsAt(performance.now() + limits.countdownSeconds * 1_000)
    setLeft(limits.countdownSeconds)
  })
  const count = useEffectEvent(() => {
    const seconds = Math.max(0, Math.round(((endsAt ?? 0) - performance.now()) / 1_000))
    setLeft(seconds)
    if (seconds === 0) void end('nobody was there')
  })

  useEffect(() => {
    if (limitMs === undefined || isHeld || isAsking) return
    return watchInput(limitMs, over)
  }, [limitMs, isHeld, isAsking])
  useEffect(() => {
    if (!isAsking) return
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [isAsking])

  return {
    asked: isAsking
      ? {
          left,
          of: limits?.countdownSeconds ?? left,
          ending,
          reservation() {
            track('user-action', 'somebody is there')
            setEndsAt(undefined)
          },
          end: () => end('guest ended the visit'),
        }
      : undefined,
  }
}
