import { useEffect, useState } from 'react'

/**
 * Whether this device has a camera, so that guests without
 * one aren't asked to show a document. True if unknown.
 */
export function useHasCamera(): boolean {
  const devices = globalThis.navigator?.mediaDevices
  const [has, setHas] = useState(() => typeof devices?.enumerateDevices !== 'function')
  useEffect(() => {
    if (typeof devices?.enumerateDevices !== 'function') return
    let isOver = false
    const tell = (found: boolean) => !isOver && setHas(found)
    devices.enumerateDevices().then(
      (all) => tell(all.some(({ kind }) => kind === 'videoinput')),
      () => tell(true),
    )
    return () => {
      isOver = true
    }
  }, [devices])
  return has
}
