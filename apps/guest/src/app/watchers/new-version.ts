import { staticsVersion } from '@foyer/contract/statics.ts'
import { asksForVersion, isOutdated, VERSION_CHECK_MS } from '@foyer/domain/device/version.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { nobody } from '@foyer/web/api/caller.ts'
import { type RefObject, useEffect } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const loadAnew = () => location.reload()

/** A kiosk that nobody is using loads itself anew when the server serves a newer build than its own. */
export function useNewVersion(
  builtAt: string,
  /** When it is time to ask again. The ten minutes go on while a guest is there; otherwise a busy kiosk would never ask. */
  due: RefObject<number | undefined>,
  reload: () => void = loadAnew,
): void {
  const { site } = useSite()
  const { place } = useJourney()
  const asks = asksForVersion({ device: site.device, isDemo: site.policies.demo.on, screen: place.screen })
  useEffect(() => {
    if (!asks) return
    due.current ??= Date.now() + VERSION_CHECK_MS
    let timer = setTimeout(check, Math.max(0, due.current - Date.now()))
    let isOver = false

    async function check() {
      due.current = Date.now() + VERSION_CHECK_MS
      timer = setTimeout(check, VERSION_CHECK_MS)
      const served = await callApi(staticsVersion, {}, nobody).catch(() => undefined)
      if (!isOver && served?.success && isOutdated(builtAt, served.version)) reload()
    }

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asks, builtAt, due, reload])
}
