import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import css from './option-card.module.css'

interface OptionCardProps {
  icon: ReactNode
  name: string
  note: string
  /** What most people come for. */
  first?: boolean
  onPress: () => void
}

export function OptionCard({ icon, name, note, first, onPress }: OptionCardProps) {
  return (
    <li data-first={first || undefined}>
      <button type="button" className={css['card']} data-kind={first ? 'primary' : 'secondary'} onClick={onPress}>
        <span className={css['icon']}>{icon}</span>
        <span className={css['words']}>
          <span className={css['name']}>{name}</span>
          <span className={css['note']}>{note}</span>
        </span>
        <ArrowRight data-turns />
      </button>
    </li>
  )
}

export function OptionCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={css['cards']}>{children}</ul>
    </nav>
  )
}
