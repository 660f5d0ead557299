import { Problem } from '@foyer/domain/problem/problem.ts'
import { Suspense, useEffect } from 'react'
import { useProblems } from '../problems/problems-context.tsx'
import { useJourney } from './journey-context.tsx'
import { routes } from './routes.ts'

/** A new place is a new screen: React keeps nothing of the last one. */
export function CurrentScreen() {
  const { place } = useJourney()
  const Screen = routes[place.screen] ?? NotBuilt
  const key = [place.screen, place.params['code'], place.params['guestIndex']].join('/')
  return (
    <Suspense>
      <Screen key={key} />
    </Suspense>
  )
}

function NotBuilt() {
  const { show } = useProblems()
  const { place } = useJourney()
  useEffect(() => show(new Problem('notBuilt', place.screen)), [show, place.screen])
  return null
}
