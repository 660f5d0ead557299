import { type ComponentProps, lazy, Suspense } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { retryUntilFetched } from './retry-until-fetched.ts'
import { SilentBoundary } from './silent-boundary.tsx'

/** Delay that lets the first screen load and respond before the watchers are fetched. */
const LOAD_DELAY_MS = 1_000

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, LOAD_DELAY_MS))

const Watchers = lazy(async () => {
  await wait()
  return { default: (await retryUntilFetched(() => import('./watchers.tsx'))).Watchers }
})

/** Loads the watchers that run next to every screen. */
export function LateWatchers(props: ComponentProps<typeof Watchers>) {
  const { laterTexts } = useSite()
  // Their messages are among the later texts.
  if (laterTexts) return null
  return (
    <SilentBoundary>
      <Suspense>
        <Watchers {...props} />
      </Suspense>
    </SilentBoundary>
  )
}
