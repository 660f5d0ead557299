import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * `refused` by the guest or the device's policy; `none` if there
 * is no camera; `failed` for any other reason, or without HTTPS.
 */
export type CameraState = 'starting' | 'live' | 'refused' | 'none' | 'failed'

interface Camera {
  readonly state: CameraState
  readonly video: RefObject<HTMLVideoElement | null>
  /** Captures the current frame; it is in memory only. */
  takePicture(): Promise<Blob | undefined>
  /** Tries again after a refusal or failure. */
  again(): void
}

interface CameraOptions {
  readonly on: boolean
  readonly facing: 'user' | 'environment'
  /** A specific camera by the browser's device id; takes precedence over `facing`. */
  readonly deviceId?: string | undefined
}

const states: Readonly<Record<string, CameraState>> = { NotAllowedError: 'refused', NotFoundError: 'none' }

const QUALITY = 0.9

/** A camera that runs while `on` is true and the page is visible. Leaving stops every track. */
export function useCamera({ on, facing, deviceId }: CameraOptions): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [attempt, setAttempt] = useState(1)
  const inSight = useIsPageVisible()
  const runs = on && inSight

  useEffect(() => {
    // `attempt` is a dependency, so that each attempt restarts the camera.
    if (!runs || attempt < 1) return
    let isOver = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      try {
        stream = await openCamera(facing, deviceId)
        if (isOver) return stop()
        const element = video.current
        if (element) element.srcObject = stream
        await element?.play()
        if (!isOver) setState('live')
      } catch (problem) {
        if (isOver) return
        stop()
        setState(states[problem instanceof Error ? problem.name : ''] ?? 'failed')
      }
    }
    setState('starting')
    void start()
    const element = video.current
    return () => {
      isOver = true
      stop()
      if (element) element.srcObject = null
    }
  }, [runs, facing, deviceId, attempt])

  return {
    state,
    video,
    takePicture: async () => (video.current ? captureFrame(video.current) : undefined),
    again: () => setAttempt((count) => count + 1),
  }
}

/** A page that isn't served over HTTPS has no camera API. */
async function openCamera(facing: 'user' | 'environment', deviceId: string | undefined): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('This page may not use a camera.')
  const which = deviceId === undefined ? { facingMode: facing } : { deviceId: { exact: deviceId } }
  const video = { ...which, width: { ideal: 1920 }, height: { ideal: 1080 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

function captureFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY))
}

function useIsPageVisible(): boolean {
  const [inSight, setInSight] = useState(() => document.visibilityState !== 'hidden')
  useEffect(() => {
    const look = () => setInSight(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return inSight
}
