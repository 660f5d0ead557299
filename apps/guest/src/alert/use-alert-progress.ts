import { readAlertProgress } from '@foyer/contract/alert.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useShowToast } from '../problems/toasts-context.tsx'
import { useCallText } from './call-text.ts'
import { recordAlert, useOwnAlert } from './own-alert.ts'

const POLL_INTERVAL_MS = 2_000

/**
 * Polls the guest's call while a member of staff is on the way. Polling is the only method
 * that works reliably on a phone that is often asleep; without a call there is no polling.
 */
export function useAlertProgress(): void {
  const callText = useCallText()
  const caller = useCaller()
  const showToast = useShowToast()
  const { alert } = useOwnAlert()
  const isUnderWay = alert.state === 'open' || alert.state === 'coming'
  const isComing = alert.state === 'coming'
  const by = isComing ? alert.by : undefined

  const wasUnderWay = useRef(isUnderWay)

  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') recordAlert(await callApi(readAlertProgress, {}, caller))
  })
  useEffect(() => {
    if (!isUnderWay) return
    // Failed polls are repeated; the guest already knows that reception has the call.
    const poll = () => void look().catch(() => {})
    const timer = setInterval(poll, POLL_INTERVAL_MS)
    // A phone that was asleep, or has reloaded the page, shows at once who is coming.
    document.addEventListener('visibilitychange', poll)
    if (wasUnderWay.current) poll()
    wasUnderWay.current = false
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [isUnderWay])

  const say = useEffectEvent((name: string | undefined) =>
    showToast({
      kind: 'good',
      text: name ? callText('toast', { name }) : callText('someoneHelps'),
    }),
  )
  useEffect(() => {
    if (isComing) say(by)
  }, [isComing, by])
}
