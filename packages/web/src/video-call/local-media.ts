/** The media that this page sends. */
export interface LocalMedia {
  /** Undefined if nothing is sent. */
  readonly stream: MediaStream | undefined
  readonly camera: boolean
  readonly microphone: boolean
}

const mediaConstraints: readonly MediaStreamConstraints[] = [
  { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } }, audio: true },
  { video: false, audio: true },
  { video: { facingMode: 'user' }, audio: false },
]

/**
 * Opens camera and microphone, or else only the microphone, only the camera, or nothing, as the
 * user and device allow.
 */
export async function openMedia(): Promise<LocalMedia> {
  for (const wish of navigator.mediaDevices ? mediaConstraints : []) {
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wish)
      return { stream, camera: wish.video !== false, microphone: wish.audio !== false }
    } catch {
      // Denied, missing or in use: the next attempt requests less.
    }
  }
  return { stream: undefined, camera: false, microphone: false }
}

export function closeMedia({ stream }: LocalMedia): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Muting keeps the track open, so that the user is not asked for permission again. */
export function setTrackEnabled({ stream }: LocalMedia, kind: 'audio' | 'video', isSent: boolean): void {
  for (const track of stream?.getTracks() ?? []) if (track.kind === kind) track.enabled = isSent
}
