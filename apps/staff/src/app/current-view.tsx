import { useEffect } from 'react'
import { useBell } from '../bell/use-bell.ts'
import { useWaitingItems } from '../bell/use-waiting-items.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { Shell } from '../frame/shell.tsx'
import { getHome } from '../places/home.ts'
import { viewTraits } from '../places/places.ts'
import { useAddress, useCurrentPlace } from '../places/places-context.tsx'
import { QueueBanner } from '../queue/queue-banner.tsx'
import { QueuePanel } from '../queue/queue-panel.tsx'
import { useSession } from '../session/session-context.tsx'
import { SearchDialog } from '../views/search/search-dialog.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { routes } from './routes.tsx'
import { ViewBoundary } from './view-boundary.tsx'

export function CurrentView() {
  const { say } = useTexts()
  const { hotel, mayDo } = useSession()
  const address = useAddress()
  const here = useCurrentPlace()
  const isRoot = !here && /^\/staff\/?$/.test(location.pathname)
  useEffect(() => {
    if (isRoot) address.go(getHome(hotel.may), 'replace')
  }, [isRoot, address, hotel.may])

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
      panel={panel && <ViewBoundary at={here}>{panel}</ViewBoundary>}
      search={SearchDialog}
      banner={QueueBanner}
      queue={QueuePanel}
    >
      <ViewBoundary at={here}>
        <Main at={here} />
      </ViewBoundary>
    </Shell>
  )
}
