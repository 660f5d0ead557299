import { isBackBlocked } from '@foyer/domain/journey/back-rule.ts'
import { type Place, parsePlace, toPath } from '@foyer/domain/journey/place.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { createTrail } from './trail.ts'

/** The only file that touches the browser's history. Everything else uses places. */
export interface Address {
  here(): Place | undefined
  /**
   * `back` returns to the place if it lies behind, and otherwise replaces the current one; `replace`
   * skips the current place and keeps the direction. A skipped place whose target is the next one
   * in that direction is passed, so that no place is in the history twice in a row.
   */
  go(place: Place, how?: 'push' | 'replace' | 'back'): void
  /** The first place of another guest. The back button reaches nothing of the previous guest. */
  beginAt(place: Place): Promise<void>
  subscribe(listener: () => void): () => void
  /** Whether the last move was a step back, so that a screen slides the right way. */
  movedBack(): boolean
  /** Where the guest was before; undefined after a load. */
  cameFrom(): Place | undefined
  /** Whether the last move replaced a place. */
  passedBy(): boolean
}

export function createAddress(base: string): Address {
  let depth = toDepth(history.state)
  const trail = createTrail(base, { depth, isNew: history.state === null })
  let back = false
  let from: Place | undefined
  let isRewinding = false
  let isPassing = false
  /** The place that `history.go` was called for, until the browser has moved. */
  let awaited: { readonly place: Place; readonly isSkip: boolean } | undefined
  let known = { path: '', place: undefined as Place | undefined }

  const listeners = createListeners({
    onFirst: () => addEventListener('popstate', follow),
    onLast: () => removeEventListener('popstate', follow),
  })

  const here = () => {
    const path = location.pathname.slice(base.length) + location.search
    if (path !== known.path) known = { path, place: parsePlace(path) }
    return known.place
  }

  const follow = (event: PopStateEvent) => {
    if (isRewinding) return
    const left = known
    const old = readOldLink()
    if (old) {
      // An old link opened over this page is a place like any other.
      history.replaceState({ depth: ++depth }, '', base + old)
      trail.push(depth)
      back = false
      from = left.place
      listeners.notify()
      return
    }
    const now = toDepth(event.state)
    const isBack = now < depth
    const jump = awaited
    awaited = undefined
    if (jump) {
      // The history may differ from the trail after an address was typed.
      if (!trail.isAt(now, jump.place)) history.replaceState({ depth: now }, '', base + toPath(jump.place))
      depth = now
      trail.replace(depth)
      if (!jump.isSkip) {
        back = isBack
        from = left.place
      }
      isPassing = jump.isSkip
      listeners.notify()
      return
    }
    // The bare address is the start: the language.
    if (left.place && isBack && isBackBlocked(left.place.screen, here()?.screen ?? 'select-language')) {
      // The step may have been a long one, because browsers
      // skip places that were pushed without a tap.
      depth = now + 1
      history.pushState({ depth }, '', base + left.path)
      trail.push(depth)
      known = left
      return
    }
    back = isBack
    depth = now
    from = left.place
    isPassing = false
    listeners.notify()
  }

  /** Moves to a place of the history. Returns false if it isn't there. */
  const jumpTo = (place: Place, to: number | undefined, isSkip: boolean): boolean => {
    if (to === undefined) return false
    // Remembers the place that is being left.
    here()
    awaited = { place, isSkip }
    history.go(to - depth)
    return true
  }

  return {
    here,
    go(place, how = 'push') {
      const target = base + toPath(place)
      // The previous screen may still be visible for a moment and get a second tap.
      if (awaited || (how === 'push' && target === location.pathname + location.search)) return
      if (how === 'back' && jumpTo(place, trail.findBehind(depth, place), false)) return
      const isSkip = how === 'replace' && place.screen !== here()?.screen
      if (isSkip && jumpTo(place, trail.findNext(depth, place, back ? -1 : 1), true)) return
      isPassing = how === 'replace'
      if (how !== 'replace') {
        from = here()
        back = how === 'back'
      }
      if (how === 'push') {
        history.pushState({ depth: ++depth }, '', target)
        trail.push(depth)
      } else {
        history.replaceState({ depth }, '', target)
        trail.replace(depth)
      }
      listeners.notify()
    },
    async beginAt(place) {
      const left = here()
      isRewinding = true
      await rewind(depth)
      isRewinding = false
      history.replaceState({ depth: 0 }, '', base + toPath(place))
      history.pushState({ depth: 1 }, '', base + toPath(place))
      depth = 1
      trail.startOver(2)
      awaited = undefined
      back = false
      from = left && { screen: left.screen, params: {} }
      listeners.notify()
    },
    subscribe: listeners.subscribe,
    movedBack: () => back,
    cameFrom: () => from,
    passedBy: () => isPassing,
  }
}

/**
 * Goes back as far as possible: browsers drop the oldest
 * places of a long visit, and going beyond them does nothing.
 */
function rewind(depth: number): Promise<unknown> {
  // Drops forward entries, so that everything left is behind.
  history.pushState({ depth: depth + 1 }, '')
  const steps = Math.min(depth + 1, history.length - 1)
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.go(-steps)
  return moved
}

function toDepth(state: unknown): number {
  return typeof state === 'object' && state !== null && 'depth' in state ? Number(state.depth) : 0
}

/**
 * Links of the earlier product have the screen behind a `#!`; they lead to the same screen here.
 */
export function redirectOldLink(base: string): void {
  const old = readOldLink()
  if (old) history.replaceState({ depth: 0 }, '', base + old)
}

function readOldLink(): string | undefined {
  return /^#!(\/.*)$/.exec(location.hash)?.[1]
}
