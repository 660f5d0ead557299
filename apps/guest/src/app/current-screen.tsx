import { screensAhead } from '@foyer/domain/journey/way.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { FrameComing } from '../frame/frame-coming.tsx'
import { useJourney } from '../journey/journey-context.tsx'
import { useEndedStay } from '../journey/use-ended-stay.ts'
import { useProblems } from '../problems/problems-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { fetchAhead, routes } from './routes.ts'

/** The first screen is there and answers before anything else is fetched. */
const LATER_MS = 1_000

/**
 * A new place is a new screen: React keeps nothing of the last one. The last one stands until the next can be shown, and where there
 * is none, at a load, the frame does.
 */
export function CurrentScreen() {
  const { place } = useJourney()
  const Screen = routes[place.screen] ?? NotBuilt
  const key = [place.screen, place.params['code'], place.params['guestIndex']].join('/')
  useScreensAhead()
  useShownScreen(place.screen)
  const ended = useEndedStay()
  if (ended) return <FrameComing />
  return (
    <Suspense fallback={<FrameComing />}>
      <Screen key={key} />
    </Suspense>
  )
}

/** The address is ahead of what is shown: this says which screen that is, to whoever looks from outside. */
function useShownScreen(name: string): void {
  useLayoutEffect(() => {
    document.body.dataset['screen'] = name
    return () => {
      delete document.body.dataset['screen']
    }
  }, [name])
}

/** What follows from here comes while the guest is at this screen. */
function useScreensAhead(): void {
  const { site } = useSite()
  const { place, cameFrom } = useJourney()
  useEffect(() => {
    const fetch = () => screensAhead(site, place).forEach(fetchAhead)
    const timer = setTimeout(fetch, cameFrom ? 0 : LATER_MS)
    return () => clearTimeout(timer)
  }, [site, place, cameFrom])
}

function NotBuilt() {
  const { show } = useProblems()
  const { place } = useJourney()
  useEffect(() => show(new Problem('notBuilt', place.screen)), [show, place.screen])
  return null
}
