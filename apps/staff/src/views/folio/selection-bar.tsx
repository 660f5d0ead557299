import type { FolioLine } from '@foyer/contract/staff/folio.ts'
import { Button } from '../../parts/button.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { getMovable } from './arrange-lines.ts'
import styles from './folio-sum.module.css'

interface SelectionBarProps {
  readonly lines: readonly FolioLine[]
  readonly currency: string
  readonly onMove: () => void
  readonly onCancel: () => void
}

/** The lines that are selected, and the action on all of them. */
export function SelectionBar({ lines, currency, onMove, onCancel }: SelectionBarProps) {
  const { say, money } = useTexts()
  const minor = lines.reduce((sum, line) => sum + getMovable(line), 0)
  return (
    <div className={styles['sum']}>
      <p role="status">
        <b>{say('folio.selected', { n: lines.length })}</b> {lines.length > 0 && money({ minor, currency })}
      </p>
      <span className={words['grow']} />
      <Button onClick={onCancel}>{say('do.cancel')}</Button>
      <Button look="primary" disabled={lines.length === 0} onClick={onMove}>
        {say('folio.move')}
      </Button>
    </div>
  )
}
