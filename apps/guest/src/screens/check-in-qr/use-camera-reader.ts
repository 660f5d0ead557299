import { type RefObject, useRef, useState } from 'react'
import { type CameraState, useCamera } from '../../flows/devices/use-camera.ts'
import type { CodeReaderProps } from './code-reader.ts'
import { readCodeFromPicture } from './read-code.ts'
import { type CameraControls, useCameraControls } from './use-camera-controls.ts'
import { useCodeScanning } from './use-code-scanning.ts'

/** Time after which the same code is read again if there was no answer. */
const REPEAT_DELAY_MS = 5_000

export interface CameraReaderState {
  /** `insecure`: browsers only allow the camera on HTTPS pages. */
  readonly state: CameraState | 'insecure'
  readonly isScanning: boolean
  readonly video: RefObject<HTMLVideoElement | null>
  readonly controls: CameraControls
  readonly again: () => void
  readonly choose: (picture: Blob) => Promise<void>
}

export function useCameraReader({ busy, onRead }: CodeReaderProps): CameraReaderState {
  const [deviceId, setDeviceId] = useState<string>()
  const camera = useCamera({ on: true, facing: 'environment', deviceId })
  const isLive = camera.state === 'live'
  const controls = useCameraControls(camera.video, { isLive, onSwitch: setDeviceId })
  const judged = useRef<string>(undefined)

  useCodeScanning(camera.video, {
    on: isLive && !busy,
    onCode(text) {
      // A code held still is checked once; otherwise it would use up the guest's attempts.
      if (text === judged.current) return
      judged.current = text
      void onRead(text).then((issue) => {
        if (!issue) setTimeout(() => (judged.current = undefined), REPEAT_DELAY_MS)
      })
    },
  })

  return {
    state: camera.state === 'failed' && !window.isSecureContext ? 'insecure' : camera.state,
    isScanning: isLive || camera.state === 'starting',
    video: camera.video,
    controls,
    again: camera.again,
    choose: async (picture) => void (await onRead(await readCodeFromPicture(picture))),
  }
}
