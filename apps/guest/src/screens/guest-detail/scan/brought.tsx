import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Capture } from '../use-capture.ts'
import { useReading } from '../use-reading.ts'

/** Reads what came along, and is over then, whatever it was. */
export function Brought({ capture, children }: { capture: Capture; children: ReactNode }) {
  const reading = useReading(capture)
  const begin = useEffectEvent(async () => {
    await reading.readBrought()
    capture.scan.broughtIsRead()
  })
  useEffect(() => void begin(), [])
  return children
}
