import { createListeners } from '@foyer/web/events/listeners.ts'
import { type Place, parsePlace, toPath } from './place.ts'

/** The only file that touches the browser's history. Everything else uses places. */
export interface Address {
  here(): Place | undefined
  href(place: Place): string
  go(place: Place, how?: 'push' | 'replace'): void
  subscribe(listener: () => void): () => void
}

export function createAddress(base: string): Address {
  const { subscribe, notify } = createListeners()
  let known: { url: string; place: Place | undefined } = { url: '', place: undefined }

  addEventListener('popstate', notify)

  return {
    here() {
      const { pathname, search, hash } = location
      const url = pathname + search + hash
      if (url !== known.url) known = { url, place: parsePlace(pathname.slice(base.length), search, hash) }
      return known.place
    },
    href: (place) => base + toPath(place),
    go(place, how = 'push') {
      const url = base + toPath(place)
      if (how === 'replace') history.replaceState(null, '', url)
      else history.pushState(null, '', url)
      notify()
    },
    subscribe,
  }
}
