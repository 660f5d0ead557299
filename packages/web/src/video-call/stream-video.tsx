import { useEffect, useRef } from 'react'

interface StreamVideoProps {
  readonly stream: MediaStream | undefined
  readonly label: string
  readonly className?: string | undefined
  /** One's own voice is not heard. */
  readonly silent?: boolean
}

/** What comes over the line, or goes; it is shown and never kept. */
export function StreamVideo({ stream, label, className, silent = false }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream ?? null
    // A browser that does not begin by itself shows the first picture, and begins with the next touch.
    if (stream) void element.play?.()?.catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted={silent} />
}
