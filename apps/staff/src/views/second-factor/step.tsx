import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  /** The page's own title, or one within the account page. */
  level: 1 | 2
  /** Moves the focus here, so that a screen reader reads the new step. */
  focused?: boolean
  children: ReactNode
}

export function StepHeading({ level, focused = false, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
