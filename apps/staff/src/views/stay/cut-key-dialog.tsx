import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { useCutKey } from './use-cut-key.ts'

const amounts = [1, 2, 3, 4] as const

interface CutKeyProps {
  readonly stay: Stay
  readonly cutting: ReturnType<typeof useCutKey>
  readonly onClose: () => void
}

/** Two questions with the most common answers preselected: the first card, or one more. */
export function CutKeyDialog({ stay, cutting, onClose }: CutKeyProps) {
  const { say } = useTexts()
  const hasCards = stay.keys.some(({ kind, state }) => kind === 'card' && state === 'done')
  const [chosen, setChosen] = useState<'new' | 'copy'>()
  // A card may be finished while this is open; a new key would invalidate it.
  const operation = chosen ?? (hasCards ? 'copy' : 'new')
  const [cards, setCards] = useState(1)
  return (
    <Dialog
      title={say('stay.key.cut')}
      onClose={onClose}
      onSubmit={() => void cutting.cut({ operation, cards }, onClose)}
      foot={
        <>
          <span className={words['grow']} />
          <Button onClick={onClose}>{say('do.cancel')}</Button>
          <Button type="submit" look="primary" busy={cutting.isCutting}>
            {say('stay.key.cut.go')}
          </Button>
        </>
      }
    >
      <SelectField
        label={say('stay.key.cut.which')}
        value={operation}
        hint={say(`stay.key.cut.${operation}.hint`)}
        onChange={({ target }) => setChosen(target.value === 'new' ? 'new' : 'copy')}
      >
        <option value="new">{say('stay.key.cut.new')}</option>
        <option value="copy">{say('stay.key.cut.copy')}</option>
      </SelectField>
      <SelectField
        label={say('stay.key.cut.cards')}
        value={cards}
        onChange={({ target }) => setCards(Number(target.value))}
      >
        {amounts.map((amount) => (
          <option key={amount}>{amount}</option>
        ))}
      </SelectField>
      {cutting.isCutting && <p role="status">{say('stay.key.cut.now')}</p>}
    </Dialog>
  )
}
