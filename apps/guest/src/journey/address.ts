import { type Place, pathOf, placeAt } from '@foyer/domain/journey/place.ts'

/** The only file that touches the browser's history. Everything else speaks of places. */
export interface Address {
  here(): Place | undefined
  go(place: Place, how?: 'push' | 'replace'): void
  subscribe(listener: () => void): () => void
  /** Whether the last move was a step back, so that a screen may slide the right way. */
  movedBack(): boolean
}

export function address(base: string): Address {
  const listeners = new Set<() => void>()
  let depth = depthOf(history.state)
  let back = false
  let known = { path: '', place: undefined as Place | undefined }

  const told = () => {
    for (const listener of listeners) listener()
  }

  addEventListener('popstate', (event) => {
    const now = depthOf(event.state)
    back = now < depth
    depth = now
    told()
  })

  return {
    here() {
      const path = location.pathname.slice(base.length) + location.search
      if (path !== known.path) known = { path, place: placeAt(path) }
      return known.place
    },
    go(place, how = 'push') {
      const target = base + pathOf(place)
      back = false
      if (how === 'push') history.pushState({ depth: ++depth }, '', target)
      else history.replaceState({ depth }, '', target)
      told()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    movedBack: () => back,
  }
}

function depthOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'depth' in state ? Number(state.depth) : 0
}

/** Links of the earlier product keep the screen behind a `#!`; they lead to the same screen here. */
export function followOldLink(base: string): void {
  const old = /^#!(\/.*)$/.exec(location.hash)?.[1]
  if (old) history.replaceState({ depth: 0 }, '', base + old)
}
