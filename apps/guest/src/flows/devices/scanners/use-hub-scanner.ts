import { useEffect, useEffectEvent } from 'react'
import { useHub } from '../use-hub.ts'
import type { ScannerProps } from './scanner.ts'

/** The reader's state as the guest sees it. */
export type ReaderState = 'waking' | 'reading' | 'noDocument' | 'readerAway' | 'hubAway'

/**
 * Reads documents with the kiosk's reader, one after
 * another, pausing while the last one is processed.
 */
export function useHubScanner({
  busy,
  onText,
  onUnable,
}: Pick<ScannerProps, 'busy' | 'onText' | 'onUnable'>): ReaderState {
  const hub = useHub()
  const { document, startRead } = hub
  const state = toReaderState(hub)
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
    // A missing reader must not cost the guest three failed attempts.
    if (isAway) unable()
  }, [isAway])
  return state
}

function toReaderState({ link, scanner, unreadable }: ReturnType<typeof useHub>): ReaderState {
  if (link === 'away') return 'hubAway'
  // A kiosk without a reader must not let the guest wait for one.
  if (link === 'open' && !scanner) return 'readerAway'
  if (scanner?.state === 'initialize_error') return 'readerAway'
  if (scanner?.state !== 'reading') return 'waking'
  return unreadable ? 'noDocument' : 'reading'
}
