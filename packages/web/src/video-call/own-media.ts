/** What this page sends of the person before it. */
export interface OwnMedia {
  /** Undefined: nothing at all. */
  readonly stream: MediaStream | undefined
  readonly camera: boolean
  readonly microphone: boolean
}

const wishes: readonly MediaStreamConstraints[] = [
  { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } }, audio: true },
  { video: false, audio: true },
  { video: { facingMode: 'user' }, audio: false },
]

/** Both, else the voice, else the picture, else nothing: whatever the person and the device allow. */
export async function openMedia(): Promise<OwnMedia> {
  for (const wish of navigator.mediaDevices ? wishes : []) {
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wish)
      return { stream, camera: wish.video !== false, microphone: wish.audio !== false }
    } catch {
      // Refused, not there, or in use: the next one asks for less.
    }
  }
  return { stream: undefined, camera: false, microphone: false }
}

export function closeMedia({ stream }: OwnMedia): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Muted, it stays open: nobody is asked again. */
export function setSent({ stream }: OwnMedia, kind: 'audio' | 'video', isSent: boolean): void {
  for (const track of stream?.getTracks() ?? []) if (track.kind === kind) track.enabled = isSent
}
