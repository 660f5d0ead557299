import { useEffect, useEffectEvent } from 'react'
import { useHub } from '../use-hub.ts'
import type { ScannerProps } from './scanner.ts'

/** What the guest has to know of the reader. */
export type ReaderState = 'waking' | 'reading' | 'noDocument' | 'readerAway' | 'hubAway'

/** Reads on the reader beside the kiosk, one document after another while nobody is busy with the last. */
export function useHubScanner({
  busy,
  onText,
  onUnable,
}: Pick<ScannerProps, 'busy' | 'onText' | 'onUnable'>): ReaderState {
  const hub = useHub()
  const { document, startRead } = hub
  const state = stateOf(hub)
  const isAway = state === 'readerAway' || state === 'hubAway'
  const tell = useEffectEvent(onText)
  const unable = useEffectEvent(onUnable)
  useEffect(() => {
    if (!busy) startRead()
  }, [busy, startRead])
  useEffect(() => {
    if (document) tell(document.lines.join('\n'))
  }, [document])
  useEffect(() => {
    // Nobody fails three times at a reader that is not there.
    if (isAway) unable()
  }, [isAway])
  return state
}

function stateOf({ link, scanner, unreadable }: ReturnType<typeof useHub>): ReaderState {
  if (link === 'away') return 'hubAway'
  if (scanner?.state === 'initialize_error') return 'readerAway'
  if (scanner?.state !== 'reading') return 'waking'
  return unreadable ? 'noDocument' : 'reading'
}
