import { Suspense, useEffect } from 'react'
import { useBell } from '../bell/use-bell.ts'
import { useWaitingItems } from '../bell/use-waiting-items.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { Shell } from '../frame/shell.tsx'
import { useLive } from '../live/live-context.tsx'
import { Loading } from '../parts/loading.tsx'
import { getHome } from '../places/home.ts'
import { viewTraits } from '../places/places.ts'
import { useAddress, useCurrentPlace } from '../places/places-context.tsx'
import { QueueBanner } from '../queue/queue-banner.tsx'
import { QueuePanel } from '../queue/queue-panel.tsx'
import { useSession } from '../session/session-context.tsx'
import { SearchDialog } from '../views/search/search-dialog.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { preloadLaterViews } from './later-views.ts'
import { routes } from './routes.tsx'
import { ViewBoundary } from './view-boundary.tsx'

/** After the lists of the first view. */
const PRELOAD_DELAY_MS = 1_000

export function CurrentView() {
  const { say } = useTexts()
  const { hotel, mayDo } = useSession()
  const address = useAddress()
  const here = useCurrentPlace()
  const isRoot = !here && /^\/staff\/?$/.test(location.pathname)
  useEffect(() => {
    if (isRoot) address.go(getHome(hotel.may), 'replace')
  }, [isRoot, address, hotel.may])

  const isLive = useLive().status === 'live'
  useEffect(() => {
    if (!isLive) return
    const timer = setTimeout(() => void preloadLaterViews(), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLive])

  const may = here && viewTraits(here.view).may
  const route = here && (!may || mayDo(may)) ? routes[here.view] : undefined
  const title = route ? say(route.title) : say('nowhere.title')
  useBell(useWaitingItems(), `${title} · ${hotel.name}`)

  if (!here || !route)
    return isRoot ? null : (
      <Shell search={SearchDialog} banner={QueueBanner} queue={QueuePanel}>
        <NotFoundView />
      </Shell>
    )
  const Main = route.main
  const panel = route.panel?.(here)
  return (
    <Shell
      panel={
        panel && (
          <ViewBoundary at={here}>
            <Suspense>{panel}</Suspense>
          </ViewBoundary>
        )
      }
      search={SearchDialog}
      banner={QueueBanner}
      queue={QueuePanel}
    >
      <ViewBoundary at={here}>
        <Suspense fallback={<Loading />}>
          <Main at={here} />
        </Suspense>
      </ViewBoundary>
    </Shell>
  )
}
