import { useEffect, useEffectEvent } from 'react'

/** Shorter than the kiosk's own patience: what is on this screen is no guest's business. */
const REST_MS = 60_000

const signs = ['pointerdown', 'keydown'] as const

/** Whoever walks away from it leaves nothing behind. */
export function useRestOf(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let resting = setTimeout(close, REST_MS)
    const wake = () => {
      clearTimeout(resting)
      resting = setTimeout(close, REST_MS)
    }
    for (const sign of signs) addEventListener(sign, wake, true)
    return () => {
      clearTimeout(resting)
      for (const sign of signs) removeEventListener(sign, wake, true)
    }
  }, [])
}
