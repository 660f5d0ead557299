import { saveSocketVersion } from '@foyer/contract/device.ts'
import { hubAccess } from '@foyer/contract/hub.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { createHubClient, type HubClient } from './hub-client.ts'
import type { HubView } from './hub-view.ts'

type HubMethod = Exclude<keyof HubClient, 'view' | 'subscribe' | 'open' | 'close'>

/** The kiosk's hub, while the screen is shown. */
export function useHub({ on = true } = {}): HubView & Pick<HubClient, HubMethod> {
  const caller = useCaller()
  const [client] = useState(() =>
    createHubClient({
      access: async () => (await callApi(hubAccess, {}, caller)).hubs,
      onSocketError: dispatchSocketError,
    }),
  )
  useEffect(() => {
    if (!on) return
    client.open()
    return client.close
  }, [client, on])
  const view = useSyncExternalStore(client.subscribe, client.view)
  useReportVersion(view.version)
  const { view: _, subscribe: __, open: ___, close: ____, ...asked } = client
  return { ...view, ...asked }
}

/** The version that this page has already reported. */
let reportedVersion: string | undefined

/** Reports the hub's version once, so that staff can see it. Fire and forget. */
function useReportVersion(version: string | undefined): void {
  const caller = useCaller()
  const { site } = useSite()
  const { appKey } = site
  useEffect(() => {
    if (version === undefined || version === reportedVersion) return
    reportedVersion = version
    callApi(saveSocketVersion, { body: { appId: appKey, version } }, caller).catch(() => {
      reportedVersion = undefined
    })
  }, [version, appKey, caller])
}

/** Dispatches the problem to the window, where the kiosk's monitoring listens. */
function dispatchSocketError(problem: Error): void {
  dispatchEvent(new CustomEvent('onSocketError', { detail: problem }))
}
