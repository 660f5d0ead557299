import { type RefObject, useEffect, useState } from 'react'

export interface CameraControls {
  /** Toggles the light; undefined if the camera has none. */
  readonly torch: (() => void) | undefined
  readonly isLit: boolean
  /** Switches to the next camera; undefined if there is only one. */
  readonly change: (() => void) | undefined
  /** True for a front camera, whose picture is mirrored. */
  readonly isMirror: boolean
}

interface CameraInfo {
  readonly track: MediaStreamTrack | undefined
  readonly cameras: readonly string[]
  readonly hasTorch: boolean
}

const NO_CAMERA: CameraInfo = { track: undefined, cameras: [], hasTorch: false }

/** Not supported by every browser, so missing from TypeScript's DOM types. */
type WithTorch<Known> = Known & { readonly torch?: boolean }

export function useCameraControls(
  video: RefObject<HTMLVideoElement | null>,
  { isLive, onSwitch }: { isLive: boolean; onSwitch: (deviceId: string) => void },
): CameraControls {
  const [found, setFound] = useState(NO_CAMERA)
  const [isLit, setLit] = useState(false)
  useEffect(() => {
    if (!isLive) return
    let isOver = false
    void inspectCamera(video.current).then((seen) => {
      if (!isOver) setFound(seen)
    })
    return () => {
      isOver = true
      setFound(NO_CAMERA)
      setLit(false)
    }
  }, [isLive, video])

  const { track, cameras, hasTorch } = found
  const here = track?.getSettings()
  const next = cameras[(cameras.indexOf(here?.deviceId ?? '') + 1) % cameras.length]
  return {
    isLit,
    isMirror: here?.facingMode === 'user',
    torch: hasTorch
      ? async () => {
          const constraints: WithTorch<MediaTrackConstraintSet> = { torch: !isLit }
          await track?.applyConstraints({ advanced: [constraints] }).then(
            () => setLit(!isLit),
            () => setFound({ ...found, hasTorch: false }),
          )
        }
      : undefined,
    change: cameras.length > 1 && next !== undefined ? () => onSwitch(next) : undefined,
  }
}

async function inspectCamera(video: HTMLVideoElement | null): Promise<CameraInfo> {
  const stream = video?.srcObject
  const track = stream && 'getVideoTracks' in stream ? stream.getVideoTracks()[0] : undefined
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  const capabilities: WithTorch<MediaTrackCapabilities> | undefined = track?.getCapabilities?.()
  return {
    track,
    cameras: devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId).map(({ deviceId }) => deviceId),
    hasTorch: capabilities?.torch === true,
  }
}
