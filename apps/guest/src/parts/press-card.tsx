import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import css from './press-card.module.css'

interface PressCardProps {
  name: ReactNode
  /** Notes below the name. */
  children: ReactNode
  /** Stands before the words. */
  icon?: ReactNode
  /** Lies behind the words' beginning, for what is better seen than read. */
  picture?: ReactNode
  /** What most people come for. */
  first?: boolean
  onPress: () => void
}

/** A large card that leads on when it is pressed. */
export function PressCard({ name, children, icon, picture, first, onPress }: PressCardProps) {
  return (
    <li>
      <button
        type="button"
        className={css['card']}
        data-kind={first ? 'primary' : undefined}
        data-pictured={picture ? '' : undefined}
        onClick={onPress}
      >
        {icon && <span className={css['icon']}>{icon}</span>}
        {picture && (
          <span className={css['picture']} aria-hidden="true">
            {picture}
          </span>
        )}
        <span className={css['words']}>
          <span className={css['name']}>{name}</span>
          {children}
        </span>
        <ArrowRight data-turns />
      </button>
    </li>
  )
}

export function PressCardNote({ children }: { children: ReactNode }) {
  return <span className={css['note']}>{children}</span>
}

/** Says why pressing it may not be enough. */
export function PressCardTag({ children }: { children: ReactNode }) {
  return <span className={css['tag']}>{children}</span>
}

/** The list that the cards stand in. */
export function PressCards({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css['cards']} aria-label={label}>
      {children}
    </ul>
  )
}
