import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'

export interface Late<Props> {
  (props: Props): ReactNode
  /** Fetches the part while the guest is busy with something else: then it stands there at once. */
  ahead(): void
}

/**
 * A part that is fetched when it is first shown, under a `Suspense` that keeps its room.
 * Where it cannot be fetched, the boundary around the screen says so, as it does for a screen.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let here: ComponentType<Props> | undefined
  const fetched = async () => {
    here = await load()
    return { default: here }
  }
  const Coming: ComponentType<Props> = lazy(fetched)
  function Part(props: Props) {
    // Once for as long as it stands there: another component would begin anew.
    const [Shown] = useState(() => here ?? Coming)
    return createElement(Shown, props)
  }
  // Nobody waits for it yet: showing it tries again, and complains.
  Part.ahead = () => void (here ?? fetched().catch(() => {}))
  return Part
}
