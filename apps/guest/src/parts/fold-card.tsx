import ChevronDown from 'lucide-react/icons/chevron-down'
import { type CSSProperties, type ReactNode, useId } from 'react'
import css from './fold-card.module.css'

/** From the specification, for upgrades and drivers alike. */
const FOLD_PX = { collapsed: 60, expanded: 200 } as const

interface FoldCardProps {
  name: ReactNode
  /** Shown at the end of the line. */
  end: ReactNode
  /** Text needs its own line on a narrow card; an amount doesn't. */
  endInWords?: boolean
  open: boolean
  chosen?: boolean
  onToggle: () => void
  children: ReactNode
}

/**
 * A card that shows only its first line until it is
 * pressed. Its two heights are from the specification.
 */
export function FoldCard({ name, end, endInWords = false, open, chosen = false, onToggle, children }: FoldCardProps) {
  const id = useId()
  return (
    <section
      className={css['card']}
      style={{ '--height': `${open ? FOLD_PX.expanded : FOLD_PX.collapsed}px` } as CSSProperties}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
    >
      <h2 className={css['head']} data-folds>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-in-words={endInWords || undefined}
          onClick={onToggle}
        >
          <span className={css['name']}>{name}</span>
          <span className={css['end']}>{end}</span>
          <ChevronDown className={css['turn']} />
        </button>
      </h2>
      <div id={id} className={css['body']} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
