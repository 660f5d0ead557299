import { useEffect } from 'react'
import { useBell } from '../bell/use-bell.ts'
import { useWaiting } from '../bell/use-waiting.ts'
import { NowhereView } from '../frame/nowhere-view.tsx'
import { Shell } from '../frame/shell.tsx'
import { place } from '../places/place.ts'
import { viewTraits } from '../places/places.ts'
import { useAddress, useHere } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { SearchDialog } from '../views/search/search-dialog.tsx'
import { useWords } from '../wordings/words-context.tsx'
import { routes } from './routes.tsx'

export function CurrentView() {
  const { say } = useWords()
  const { hotel, mayDo } = useSession()
  const address = useAddress()
  const here = useHere()
  const isRoot = !here && /^\/staff\/?$/.test(location.pathname)
  useEffect(() => {
    if (isRoot) address.go(place('arrivals'), 'replace')
  }, [isRoot, address])

  const may = here && viewTraits(here.view).may
  const route = here && (!may || mayDo(may)) ? routes[here.view] : undefined
  const title = route ? say(route.title) : say('nowhere.title')
  useBell(useWaiting(), `${title} · ${hotel.name}`)

  if (!here || !route)
    return isRoot ? null : (
      <Shell search={SearchDialog}>
        <NowhereView />
      </Shell>
    )
  const Main = route.main
  const panel = route.panel?.(here)
  return (
    <Shell panel={panel} search={SearchDialog}>
      <Main at={here} />
    </Shell>
  )
}
