import type { ReactNode, RefObject } from 'react'
import css from './viewfinder.module.css'

interface ViewfinderProps {
  readonly video: RefObject<HTMLVideoElement | null>
  /** What the live picture is called. */
  readonly name: string
  /** The picture is there to be seen; it comes softly. */
  readonly shown: boolean
  /** It faces the guest: its picture is shown as a mirror would. */
  readonly mirror?: boolean
  readonly className?: string | undefined
  /** Over the picture and under the line: where in it something belongs. */
  readonly children: ReactNode
  readonly line: {
    readonly icon?: ReactNode
    readonly words: string
    readonly isIssue?: boolean
  }
  /** Over all of it. */
  readonly cover?: ReactNode
}

/** What a camera sees, with a line of words at its foot. */
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
