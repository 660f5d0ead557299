import type { ReactNode, RefObject } from 'react'
import css from './viewfinder.module.css'

interface ViewfinderProps {
  readonly video: RefObject<HTMLVideoElement | null>
  /** Accessible name of the live picture. */
  readonly name: string
  /** Whether the picture is visible; it fades in. */
  readonly shown: boolean
  /** The camera faces the guest, so its picture is mirrored. */
  readonly mirror?: boolean
  readonly className?: string | undefined
  /** Drawn over the picture and under the line, such as an outline. */
  readonly children: ReactNode
  readonly line: {
    readonly icon?: ReactNode
    readonly words: string
    readonly isIssue?: boolean
  }
  /** Covers the whole viewfinder. */
  readonly cover?: ReactNode
}

/** A camera picture with a line of text at the bottom. */
export function Viewfinder({ video, name, shown, mirror, className, children, line, cover }: ViewfinderProps) {
  return (
    <div className={[css['finder'], className].join(' ')} data-shown={shown || undefined}>
      <video ref={video} aria-label={name} data-mirror={mirror || undefined} muted playsInline />
      {children}
      <p className={css['line']} role="status" data-issue={line.isIssue || undefined}>
        {line.icon}
        {line.words}
      </p>
      {cover}
    </div>
  )
}
