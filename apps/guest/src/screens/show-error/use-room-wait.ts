import { type RoomWait, readRoomWait, waitForRoom } from '@foyer/contract/room-wait.ts'
import { isEmail } from '@foyer/domain/basics/email.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const POLL_INTERVAL_MS = 2_000
/** Long enough to read where the mail goes, before the screen is cleared for the next guest. */
const CLEAR_DELAY_MS = 4_000

/**
 * The guest has done everything: the desk sees that they are waiting, and the screen continues when
 * the room is ready, or a mail tells them when to come back.
 */
export function useRoomWait(reference: string) {
  const { label, site } = useSite()
  const journey = useJourney()
  const caller = useCaller()
  const problems = useProblems()
  const showToast = useShowToast()
  const { refresh } = useReservations()
  const [wait, setWait] = useState<RoomWait>()
  const [typed, setTyped] = useState('')
  const [typesOther, setTypesOther] = useState(false)
  const [isInvalid, setIsInvalid] = useState(false)
  const [busy, setBusy] = useState(false)
  const isOfHotel = site.device.enrolledOnly
  const usesKnown = wait?.knownEmail !== undefined && !typesOther

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const body = { reference }
    setWait(await (wait ? callApi(readRoomWait, { body }, caller) : callApi(waitForRoom, { body }, caller)))
  })
  useEffect(() => {
    // A failed poll is ignored, because the next one follows.
    const tick = () => void look().catch(() => {})
    tick()
    const timer = setInterval(tick, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])

  const goOn = useEffectEvent(async () => {
    showToast({ kind: 'good', text: label('room-wait.ready') })
    await refresh()
    journey.goTo(place('check-in-summary', { code: reference }), 'replace')
  })
  const isReady = wait?.roomReady === true
  useEffect(() => {
    if (isReady) void goOn()
  }, [isReady])

  const isTold = wait?.tellsByMail === true
  const clear = useEffectEvent(() => void journey.restart())
  useEffect(() => {
    if (!isTold || !isOfHotel) return
    const timer = setTimeout(() => clear(), CLEAR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isTold, isOfHotel])

  async function tell(): Promise<void> {
    const email = typed.trim()
    setIsInvalid(!usesKnown && !isEmail(email))
    if (!usesKnown && !isEmail(email)) return
    setBusy(true)
    try {
      const body = { reference, tell: usesKnown ? {} : { email } }
      setWait(await callApi(waitForRoom, { body }, caller))
    } catch (problem) {
      problems.show(problem, { action: 'Check-in', code: reference, retry: tell })
    } finally {
      setBusy(false)
    }
  }

  return {
    isOfHotel,
    isTold,
    busy,
    knownEmail: usesKnown ? wait?.knownEmail : undefined,
    typeOther: () => setTypesOther(true),
    email: { value: typed, isInvalid },
    type(value: string) {
      setTyped(value)
      setIsInvalid(false)
    },
    tell,
  }
}
