import { deskHubs } from '@foyer/contract/staff/keys.ts'
import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '../parts/toasts.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { readDocumentAtDesk } from './read-document-at-desk.ts'

type ScannerState = 'idle' | 'connecting' | 'waiting'

/** The document reader next to this computer. */
export function useDeskScanner(today: string, onRead: (document: ScannedDocument) => void) {
  const { say } = useTexts()
  const toast = useToast()
  const hubs = useLoad(deskHubs, {}, { again: true })
  const [state, setState] = useState<ScannerState>('idle')
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function start(): Promise<void> {
    const controller = new AbortController()
    stop.current = controller
    setState('connecting')
    try {
      // A token is valid for one start of a hub.
      const { data } = await hubs.refetch()
      const text = await readDocumentAtDesk({
        hubs: data?.hubs.filter(({ hasScanner }) => hasScanner) ?? [],
        onReady: () => setState('waiting'),
        onUnreadable: () => toast('failed', say('desk.reader.unreadable')),
        signal: controller.signal,
      })
      if (text === undefined) return
      const parsed = parseMrz(text, today)
      if (!('document' in parsed)) return toast('failed', say('desk.reader.unreadable'))
      toast('done', say('desk.scan.done'))
      onRead(parsed.document)
    } catch {
      toast('failed', say('desk.reader.away'))
    } finally {
      if (stop.current === controller) setState('idle')
    }
  }

  return {
    isThere: hubs.data?.hubs.some(({ hasScanner }) => hasScanner) ?? false,
    state,
    start: () => void start(),
    cancel: () => stop.current?.abort(),
  }
}
