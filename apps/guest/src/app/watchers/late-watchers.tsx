import { type ComponentProps, lazy, Suspense } from 'react'
import { Quietly } from './quietly.tsx'
import { untilFetched } from './until-fetched.ts'

/** Delay that lets the first screen load and respond before the watchers are fetched. */
const LATER_MS = 1_000

const later = () => new Promise<void>((resolve) => setTimeout(resolve, LATER_MS))

const Watchers = lazy(async () => {
  await later()
  return { default: (await untilFetched(() => import('./watchers.tsx'))).Watchers }
})

/** Loads the watchers that run next to every screen. */
export function LateWatchers(props: ComponentProps<typeof Watchers>) {
  return (
    <Quietly>
      <Suspense>
        <Watchers {...props} />
      </Suspense>
    </Quietly>
  )
}
