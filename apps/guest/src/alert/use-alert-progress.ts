import { readAlertProgress } from '@foyer/contract/alert.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent } from 'react'
import { useShowToast } from '../problems/toasts-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { noteAlert, useOwnAlert } from './own-alert.ts'

const LOOK_MS = 2_000

/**
 * Asks what became of this guest's call while somebody is on the way. Asking is all that a phone in a lobby's network, asleep half
 * of the time, does reliably; and nobody asks who has not called.
 */
export function useAlertProgress(): void {
  const { label } = useSite()
  const caller = useCaller()
  const showToast = useShowToast()
  const { alert } = useOwnAlert()
  const isUnderWay = alert.state === 'open' || alert.state === 'coming'
  const by = alert.state === 'coming' ? alert.by : undefined

  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') noteAlert(await callApi(readAlertProgress, {}, caller))
  })
  useEffect(() => {
    if (!isUnderWay) return
    // What is not answered is asked again; the guest has been told already that somebody knows.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnderWay])

  const say = useEffectEvent((name: string) =>
    showToast({ kind: 'good', text: label('reception.coming.toast', { name }) }),
  )
  useEffect(() => {
    if (by) say(by)
  }, [by])
}
