import { useEffect, useEffectEvent, useState } from 'react'
import { createDocumentReader } from '../reader/document-reader.ts'
import { readPictureLocally } from '../reader/read-picture-locally.ts'
import { useDocumentFrames } from '../reader/use-document-frames.ts'
import { useCamera } from '../use-camera.ts'
import type { ScannerProps } from './scanner.ts'

type PictureScannerOptions = Pick<
  ScannerProps,
  'busy' | 'expectedSide' | 'onReading' | 'onNothing' | 'onPicture' | 'onUnable'
>

/**
 * Reads documents held in front of the camera, or a picture that is taken or
 * chosen. Pictures are in memory only, and only until they are processed.
 */
export function usePictureScanner({
  busy,
  expectedSide = 'document',
  onReading,
  onNothing,
  onPicture,
  onUnable,
}: PictureScannerOptions) {
  const camera = useCamera({ on: true, facing: 'environment' })
  const [eye] = useState(() => createDocumentReader())
  const [still, setStill] = useState<string>()
  const [looking, setLooking] = useState(false)
  const isBusy = busy || looking
  const on = camera.state === 'live' && !isBusy
  const advice = useDocumentFrames(camera.video, {
    on,
    eye,
    wanted: expectedSide,
    onRead: onReading,
    onPhoto: onNothing,
  })
  // The question must agree with the advice below the
  // picture. It stays once set, so that nothing jumps.
  const [hasSeenFront, setHasSeenFront] = useState(false)
  if (advice === 'otherSide' && !hasSeenFront) setHasSeenFront(true)
  const unable = camera.state !== 'starting' && camera.state !== 'live'
  const tell = useEffectEvent(onUnable)
  useEffect(() => () => eye.close(), [eye])
  useEffect(() => {
    if (unable) tell()
  }, [unable])
  useEffect(() => {
    if (!isBusy) setStill(undefined)
  }, [isBusy])
  useEffect(() => {
    if (still) return () => URL.revokeObjectURL(still)
  }, [still])

  async function look(picture: Blob): Promise<void> {
    setStill(URL.createObjectURL(picture))
    setLooking(true)
    const read = await readPictureLocally(picture, eye)
    setLooking(false)
    if (read === 'unable') onPicture(picture)
    else if (read.reading) onReading(read.reading, read.portrait)
    else onNothing(read.portrait)
  }

  return {
    state: camera.state,
    video: camera.video,
    isBusy,
    advice,
    wanted: expectedSide === 'document' && hasSeenFront ? ('lines' as const) : expectedSide,
    /** The picture being processed. */
    still,
    async take() {
      const picture = await camera.takePicture()
      if (picture) await look(picture)
    },
    choose: (picture: Blob) => void look(picture),
  }
}
