import type { StayMoney } from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { HolderDialog } from './holder-dialog.tsx'
import styles from './stay-money.module.css'

interface StayHolderProps {
  stay: Stay
  holder: StayMoney['holder']
  onChanged: () => void
}

/** The holder of the invoice. */
export function StayHolder({ stay, holder, onChanged }: StayHolderProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (!holder) return null
  return (
    <div className={styles['holder']}>
      <p>
        {say('holder.title')} <b>{holder.name || '–'}</b>{' '}
        {holder.facts.length > 0 && (
          <span className={words['note']}>{holder.facts.map(({ value }) => value).join(' · ')}</span>
        )}
      </p>
      {mayDo('workOnStay') && <Button onClick={() => setIsOpen(true)}>{say('holder.change')}</Button>}
      {isOpen && (
        <HolderDialog
          stay={stay}
          holder={holder}
          onClose={() => setIsOpen(false)}
          onSaved={() => {
            setIsOpen(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}
