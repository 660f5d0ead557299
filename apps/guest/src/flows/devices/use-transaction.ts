import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { useHub } from './use-hub.ts'

/**
 * Tells the device's terminals once, as soon as the hub is connected,
 * that a guest may pay soon or that no payment is expected.
 */
export function useTransaction(what: 'start_transaction' | 'stop_transaction'): void {
  const { site } = useSite()
  const { allowed, terminals } = site.policies.payment
  const hub = useHub({ on: site.device.enrolledOnly && allowed && terminals.length > 0 })
  const tell = useEffectEvent(() => void hub.transaction(what).catch(() => {}))
  useEffect(() => {
    if (hub.link === 'open') tell()
  }, [hub.link])
}
