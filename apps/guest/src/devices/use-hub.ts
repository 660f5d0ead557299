import { hubAccess } from '@foyer/contract/hub.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type HubClient, type HubView, hubClient } from './hub-client.ts'

/** The hub beside this kiosk, for as long as the screen is shown. */
export function useHub(): HubView & Pick<HubClient, 'startRead' | 'stopRead' | 'print'> {
  const caller = useCaller()
  const [client] = useState(() =>
    hubClient({ access: async () => (await callApi(hubAccess, {}, caller)).hubs, onSocketError: tellTheWindow }),
  )
  useEffect(() => {
    client.open()
    return client.close
  }, [client])
  const view = useSyncExternalStore(client.subscribe, client.view)
  const { startRead, stopRead, print } = client
  return { ...view, startRead, stopRead, print }
}

/** Whoever watches over the kiosk listens there. */
function tellTheWindow(problem: Error): void {
  dispatchEvent(new CustomEvent('onSocketError', { detail: problem }))
}
