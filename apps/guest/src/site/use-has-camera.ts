import { useEffect, useState } from 'react'

/** Whether this device has a camera at all; nobody is asked to show a document to one that has none. True where nobody can tell. */
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
