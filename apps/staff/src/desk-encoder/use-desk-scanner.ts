import { deskHubs } from '@foyer/contract/staff/keys.ts'
import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useToast } from '../parts/toasts.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { findReadersAtDesk } from './find-readers-at-desk.ts'
import { readDocumentAtDesk } from './read-document-at-desk.ts'

type ScannerState = 'idle' | 'connecting' | 'choosing' | 'waiting'
type DeskHub = z.output<typeof deskHubs.reply>['hubs'][number]

/** The document reader next to this computer; with several, the receptionist chooses one. */
export function useDeskScanner(today: string, onRead: (document: ScannedDocument) => void) {
  const { say } = useTexts()
  const toast = useToast()
  const hubs = useLoad(deskHubs, {}, { again: true })
  const [state, setState] = useState<ScannerState>('idle')
  const [readers, setReaders] = useState<readonly DeskHub[]>([])
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  function begin(): AbortController {
    const controller = new AbortController()
    stop.current = controller
    setState('connecting')
    return controller
  }

  async function start(): Promise<void> {
    const { signal } = begin()
    // A token is valid for one start of a hub.
    const { data } = await hubs.refetch()
    const found = await findReadersAtDesk(data?.hubs.filter(({ hasScanner }) => hasScanner) ?? [])
    if (signal.aborted) return
    const [first, ...others] = found
    if (first && others.length === 0) return read(first)
    setReaders(found)
    setState(first ? 'choosing' : 'idle')
    if (!first) toast('failed', say('desk.reader.away'))
  }

  async function read(hub: DeskHub): Promise<void> {
    const controller = begin()
    try {
      const text = await readDocumentAtDesk({
        hub,
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
    /** To choose from. */
    readers,
    start: () => void start(),
    choose: (reader: DeskHub) => void read(reader),
    cancel() {
      stop.current?.abort()
      setState('idle')
    },
  }
}
