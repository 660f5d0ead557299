import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Capture } from '../use-capture.ts'
import { useReading } from '../use-reading.ts'

/** Reads a document that came from another screen or a link, once, whatever the result. */
export function PassedDocumentReader({ capture, children }: { capture: Capture; children: ReactNode }) {
  const reading = useReading(capture)
  const begin = useEffectEvent(async () => {
    await reading.readBrought()
    capture.scan.broughtIsRead()
  })
  useEffect(() => void begin(), [])
  return children
}
