import { Component, type ComponentProps, lazy, type ReactNode, Suspense } from 'react'

/** The first screen is there and answers before anybody watches it. */
const LATER_MS = 1_000

const later = () => new Promise<void>((resolve) => setTimeout(resolve, LATER_MS))

const Watchers = lazy(async () => {
  await later()
  return { default: (await import('./watchers.tsx')).Watchers }
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

/** A watcher that falls is reported; the guest goes on without it. */
class Quietly extends Component<{ children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.fallen ? null : this.props.children
  }
}
