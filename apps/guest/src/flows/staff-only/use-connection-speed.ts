import { megabitsPerSecond } from '@foyer/domain/device/connection-speed.ts'
import { useEffect, useState } from 'react'

interface Speed {
  readonly state: 'measuring' | 'measured' | 'failed'
  readonly megabits: number
}

/** Measured once against our own server: the time to download a sample of known size. */
export function useConnectionSpeed(): Speed {
  const [speed, setSpeed] = useState<Speed>({ state: 'measuring', megabits: 0 })
  useEffect(() => {
    const left = new AbortController()
    measureMegabits(left.signal).then(
      (megabits) => setSpeed({ state: 'measured', megabits }),
      () => left.signal.aborted || setSpeed({ state: 'failed', megabits: 0 }),
    )
    return () => left.abort()
  }, [])
  return speed
}

async function measureMegabits(signal: AbortSignal): Promise<number> {
  const asked = performance.now()
  const response = await fetch('/speed-sample', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`The sample answered ${response.status}.`)
  const { byteLength } = await response.arrayBuffer()
  return megabitsPerSecond(byteLength, performance.now() - asked)
}
