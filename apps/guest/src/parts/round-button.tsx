import type { ReactNode } from 'react'
import css from './round-button.module.css'

interface RoundButtonProps {
  label: string
  icon: ReactNode
  disabled?: boolean
  onPress: () => void
}

/** One of a pair of buttons that move the content above them. */
export function RoundButton({ label, icon, disabled, onPress }: RoundButtonProps) {
  return (
    <button type="button" className={css['round']} aria-label={label} disabled={disabled} onClick={onPress}>
      {icon}
    </button>
  )
}
