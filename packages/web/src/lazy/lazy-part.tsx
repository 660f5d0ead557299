import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the component in the background, so that it shows at once later. */
  preload(): Promise<void>
}

/**
 * A component that loads when it is first shown, under a `Suspense` that reserves its space.
 * If it can't be loaded, the boundary around the screen says so, as it does for a screen.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let here: ComponentType<Props> | undefined
  const fetched = async () => {
    here = await load()
    return { default: here }
  }
  const Coming: ComponentType<Props> = lazy(fetched)
  function Part(props: Props) {
    // Fixed while mounted, because another component type would remount.
    const [Shown] = useState(() => here ?? Coming)
    return createElement(Shown, props)
  }
  // Ignores the error: showing the component tries again and reports it.
  Part.preload = async () => {
    if (!here) await fetched().catch(() => {})
  }
  return Part
}
