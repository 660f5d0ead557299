import { useEffect, useRef } from 'react'

interface StreamVideoProps {
  readonly stream: MediaStream | undefined
  readonly label: string
  readonly className?: string | undefined
  /** Mutes the user's own voice. */
  readonly silent?: boolean
}

/** Shows a local or remote stream; never recorded. */
export function StreamVideo({ stream, label, className, silent = false }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream ?? null
    // If autoplay is blocked, the browser shows the first frame and starts on the next touch.
    if (stream) void element.play?.()?.catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted={silent} />
}
