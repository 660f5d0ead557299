import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import css from './press-card.module.css'

interface PressCardProps {
  name: ReactNode
  /** Notes below the name. */
  children: ReactNode
  /** Shown before the text. */
  icon?: ReactNode
  /** Behind the start of the text, for what is better seen than read. */
  picture?: ReactNode
  /** What most guests choose. */
  first?: boolean
  onPress: () => void
}

/** A large card that navigates when pressed. */
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

/** A tag with a reason why pressing the card may not be enough. */
export function PressCardTag({ children }: { children: ReactNode }) {
  return <span className={css['tag']}>{children}</span>
}

/** The list that contains the cards. */
export function PressCards({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css['cards']} aria-label={label}>
      {children}
    </ul>
  )
}
