import { staticsVersion } from '@foyer/contract/statics.ts'
import { isOutdated, shouldCheckVersion, VERSION_POLL_INTERVAL_MS } from '@foyer/domain/device/version.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { anonymousCaller } from '@foyer/web/api/caller.ts'
import { type RefObject, useEffect } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const reloadPage = () => location.reload()

/** Reloads an unused kiosk when the server serves a newer build than the one it runs. */
export function useNewVersion(
  builtAt: string,
  /**
   * When the next check is due. The ten minutes keep running during a visit; otherwise a busy kiosk
   * would never check.
   */
  due: RefObject<number | undefined>,
  reload: () => void = reloadPage,
): void {
  const { site } = useSite()
  const { place } = useJourney()
  const asks = shouldCheckVersion({ device: site.device, isDemo: site.policies.demo.on, screen: place.screen })
  useEffect(() => {
    if (!asks) return
    due.current ??= Date.now() + VERSION_POLL_INTERVAL_MS
    let timer = setTimeout(check, Math.max(0, due.current - Date.now()))
    let isOver = false

    async function check() {
      due.current = Date.now() + VERSION_POLL_INTERVAL_MS
      timer = setTimeout(check, VERSION_POLL_INTERVAL_MS)
      const served = await callApi(staticsVersion, {}, anonymousCaller).catch(() => undefined)
      if (!isOver && served?.success && isOutdated(builtAt, served.version)) reload()
    }

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asks, builtAt, due, reload])
}
