import { type ComponentProps, lazy, Suspense } from 'react'
import { Quietly } from './quietly.tsx'
import { untilFetched } from './until-fetched.ts'

/** The first screen is there and answers before anybody watches it. */
const LATER_MS = 1_000

const later = () => new Promise<void>((resolve) => setTimeout(resolve, LATER_MS))

const Watchers = lazy(async () => {
  await later()
  return { default: (await untilFetched(() => import('./watchers.tsx'))).Watchers }
})

/** What is always on, beside whichever screen is shown. */
export function LateWatchers(props: ComponentProps<typeof Watchers>) {
  return (
    <Quietly>
      <Suspense>
        <Watchers {...props} />
      </Suspense>
    </Quietly>
  )
}
