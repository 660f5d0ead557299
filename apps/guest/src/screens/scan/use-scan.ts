import { useEffect } from 'react'
import { useHub } from '../../devices/use-hub.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** What the guest has to know of the reader. */
export type ReaderState = 'waking' | 'reading' | 'readerAway' | 'hubAway' | 'read'

/** Reads a document on the reader beside the kiosk. */
export function useScan() {
  const journey = useJourney()
  const hub = useHub()
  const { startRead } = hub
  useEffect(startRead, [startRead])
  return {
    state: stateOf(hub),
    lines: hub.document?.lines ?? [],
    again: startRead,
    back: () => journey.back(),
  }
}

function stateOf({ link, scanner, document }: ReturnType<typeof useHub>): ReaderState {
  if (document) return 'read'
  if (link === 'away') return 'hubAway'
  if (scanner?.state === 'initialize_error') return 'readerAway'
  return scanner?.state === 'reading' ? 'reading' : 'waking'
}
