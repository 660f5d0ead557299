import { useEffect, useEffectEvent, useState } from 'react'
import { useCamera } from '../use-camera.ts'
import type { ScannerProps } from './scanner.ts'

/** Takes pictures of documents, or takes one that the guest has. Pictures live in memory, and only until they are looked at. */
export function usePictureScanner({
  busy,
  onPicture,
  onUnable,
}: Pick<ScannerProps, 'busy' | 'onPicture' | 'onUnable'>) {
  const camera = useCamera({ on: true, facing: 'environment' })
  const [still, setStill] = useState<string>()
  const unable = camera.state !== 'starting' && camera.state !== 'live'
  const tell = useEffectEvent(onUnable)
  useEffect(() => {
    if (unable) tell()
  }, [unable])
  useEffect(() => {
    if (!busy) setStill(undefined)
  }, [busy])
  useEffect(() => {
    if (still) return () => URL.revokeObjectURL(still)
  }, [still])

  function look(picture: Blob): void {
    setStill(URL.createObjectURL(picture))
    onPicture(picture)
  }

  return {
    state: camera.state,
    video: camera.video,
    /** The picture that is being looked at. */
    still,
    async take() {
      const picture = await camera.takePicture()
      if (picture) look(picture)
    },
    choose: look,
  }
}
