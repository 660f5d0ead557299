import { getScreensAhead } from '@foyer/domain/journey/journey.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react'
import { FramePlaceholder } from '../frame/frame-placeholder.tsx'
import { useJourney } from '../journey/journey-context.tsx'
import { useEndedStay } from '../journey/use-ended-stay.ts'
import { useProblems } from '../problems/problems-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { prefetchScreen, routes } from './routes.ts'

/** Delay that lets the first screen load and respond before anything is prefetched. */
const PREFETCH_DELAY_MS = 1_000

/**
 * Each place mounts a new screen, so React keeps no state of the previous one. The previous screen
 * stays visible until the next can be shown; on a first load the frame is shown instead.
 */
export function CurrentScreen() {
  const { place } = useJourney()
  const Screen = routes[place.screen] ?? MissingScreen
  const key = [place.screen, place.params['code'], place.params['guestIndex']].join('/')
  usePrefetchScreens()
  useScreenAttribute(place.screen)
  const ended = useEndedStay()
  if (ended) return <FramePlaceholder />
  return (
    <Suspense fallback={<FramePlaceholder />}>
      <WithItsTexts screen={place.screen}>
        <Screen key={key} />
      </WithItsTexts>
    </Suspense>
  )
}

/** Only the first screen can be shown before the texts of all others have loaded. */
function WithItsTexts({ screen, children }: { screen: ScreenName; children: ReactNode }) {
  const { laterTexts } = useSite()
  if (screen === 'select-language' || !laterTexts) return children
  // Its script loads beside its texts, not after them.
  prefetchScreen(screen)
  use(laterTexts())
  return children
}

/**
 * Exposes the name of the rendered screen in the DOM, because the address changes before it does.
 */
function useScreenAttribute(name: string): void {
  useLayoutEffect(() => {
    document.body.dataset['screen'] = name
    return () => {
      delete document.body.dataset['screen']
    }
  }, [name])
}

/** Prefetches the screens that can follow the current one. */
function usePrefetchScreens(): void {
  const { site } = useSite()
  const { place, cameFrom } = useJourney()
  useEffect(() => {
    const fetch = () => getScreensAhead(site, place).forEach(prefetchScreen)
    const timer = setTimeout(fetch, cameFrom ? 0 : PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [site, place, cameFrom])
}

function MissingScreen() {
  const { show } = useProblems()
  const { place } = useJourney()
  useEffect(() => show(new Problem('notBuilt', place.screen)), [show, place.screen])
  return null
}
