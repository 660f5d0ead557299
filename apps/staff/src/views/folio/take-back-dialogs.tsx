import { type CreditGround, creditGrounds } from '@foyer/domain/verifactu/credit-reason.ts'
import { useState } from 'react'
import { SelectField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ReasonDialog } from '../stay/money-dialogs.tsx'

interface TakeBackProps {
  readonly number: string
  readonly busy: boolean
  readonly onClose: () => void
}

interface CreditDialogProps extends TakeBackProps {
  /** The tax agency asks for a ground. */
  readonly asksGround: boolean
  readonly onConfirm: (reason: string, ground: CreditGround | undefined) => void
}

export function CreditDialog({ number, asksGround, onConfirm, ...dialog }: CreditDialogProps) {
  const { say } = useTexts()
  const [ground, setGround] = useState<CreditGround>('operation')
  return (
    <ReasonDialog
      {...dialog}
      title={say('invoice.credit.title', { number })}
      does={say('invoice.credit.does')}
      onConfirm={(reason) => onConfirm(reason, asksGround ? ground : undefined)}
    >
      {asksGround && (
        <SelectField
          label={say('invoice.ground')}
          value={ground}
          onChange={({ target }) => setGround(creditGrounds.find((one) => one === target.value) ?? ground)}
        >
          {creditGrounds.map((one) => (
            <option key={one} value={one}>
              {say(`invoice.ground.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
    </ReasonDialog>
  )
}

export function AnnulDialog({
  number,
  onConfirm,
  ...dialog
}: TakeBackProps & { readonly onConfirm: (reason: string) => void }) {
  const { say } = useTexts()
  return (
    <ReasonDialog
      {...dialog}
      title={say('invoice.annul.title', { number })}
      does={say('invoice.annul.does')}
      onConfirm={onConfirm}
    >
      <p className={words['note']}>{say('invoice.annul.hint')}</p>
    </ReasonDialog>
  )
}
