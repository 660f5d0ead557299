import { useSyncExternalStore } from 'react'

const query = '(max-width: 640px)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener?.('change', listener)
  return () => list.removeEventListener?.('change', listener)
}

/** Whether the page is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
