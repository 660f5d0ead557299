import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button } from './button.tsx'
import styles from './folding-foot.module.css'

/**
 * Actions of a footer. On a phone only the first one is shown until the others are requested,
 * because they would cover a third of the screen. They stay in the page, since their dialogs open
 * from there.
 */
export function FoldingFoot({ children }: { readonly children: ReactNode }) {
  const { say } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles['actions']} data-open={isOpen || undefined}>
      {children}
      <span className={styles['more']}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Ellipsis size={16} aria-hidden />
          {say(isOpen ? 'panel.fewer' : 'panel.more')}
        </Button>
      </span>
    </div>
  )
}
