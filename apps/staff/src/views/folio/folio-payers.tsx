import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import Building from 'lucide-react/icons/building-2'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import User from 'lucide-react/icons/user'
import { IconButton } from '../../parts/button.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio-payers.module.css'
import { usePayerTexts } from './use-payer-texts.ts'

interface FolioPayersProps {
  readonly folio: StayFolio
  readonly chosen: Folio
  readonly onChoose: (payer: Folio) => void
  /** Absent if nothing can be changed here. */
  readonly onAsk: ((what: 'add' | 'change') => void) | undefined
}

/** The payers of a stay as tabs, each with its balance. */
export function FolioPayers({ folio, chosen, onChoose, onAsk }: FolioPayersProps) {
  const { say, amount } = useTexts()
  const { nameOf, routesOf } = usePayerTexts(folio)
  return (
    <div className={styles['payers']}>
      <div className={styles['tabs']} role="tablist" aria-label={say('folio.payers')}>
        {folio.folios.map((one) => {
          const Icon = one.payer?.kind === 'company' ? Building : User
          const isChosen = one.id === chosen.id
          return (
            <button
              key={one.id ?? 'guest'}
              type="button"
              role="tab"
              aria-selected={isChosen}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(one)}
              onKeyDown={({ key, currentTarget }) => focusNeighbour(key, currentTarget)}
            >
              <Icon size={16} aria-hidden />
              <span>
                {nameOf(one)}
                <small>{routesOf(one)}</small>
              </span>
              <b className={one.balance.minor === 0 ? styles['zero'] : undefined}>{amount(one.balance)}</b>
            </button>
          )
        })}
      </div>
      {onAsk && chosen.id !== undefined && (
        <IconButton label={say('folio.payer.change')} onClick={() => onAsk('change')}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      )}
      {onAsk && (
        <IconButton label={say('folio.payer.add')} onClick={() => onAsk('add')}>
          <Plus size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

/** Moves between tabs by arrow key. */
function focusNeighbour(key: string, tab: HTMLElement) {
  const next = { ArrowRight: tab.nextElementSibling, ArrowLeft: tab.previousElementSibling }[key]
  if (!(next instanceof HTMLElement)) return
  next.focus()
  next.click()
}
