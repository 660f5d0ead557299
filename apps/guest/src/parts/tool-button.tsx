import type { ReactNode } from 'react'
import css from './tool-button.module.css'

export interface ToolButtonProps {
  name: string
  icon: ReactNode
  /** Shown next to the icon if there is no room for the name, such as the language's code. */
  short?: string
  /** A longer accessible name that contains the short one. */
  does?: string
  expanded?: boolean
  onPress: () => void
}

/** Accessibility, language, staff: icon only on small screens, with its name on a kiosk. */
export function ToolButton({ name, icon, short, does, expanded, onPress }: ToolButtonProps) {
  return (
    <button type="button" className={css['tool']} aria-expanded={expanded} aria-label={does} onClick={onPress}>
      {icon}
      {short && <span className={css['short']}>{short} </span>}
      <span className={css['name']}>{name}</span>
    </button>
  )
}
