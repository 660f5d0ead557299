import type { FolioLine, StayFolio } from '@foyer/contract/staff/folio.ts'
import { useState } from 'react'
import { AmountField, useAmount } from '../../parts/amount-field.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { getMovable } from './arrange-lines.ts'
import { PayerOptions } from './payer-options.tsx'
import type { FolioActs } from './use-folio.ts'

interface CorrectDialogProps {
  readonly folio: StayFolio
  readonly line: FolioLine
  readonly acts: FolioActs
  readonly onClose: () => void
}

/** Takes a charge off, or a part of it, with a reason that stays on the bill. */
export function CorrectDialog({ folio, line, acts, onClose }: CorrectDialogProps) {
  const { say, money } = useTexts()
  const nameIn = useTranslatedName()
  const amount = useAmount(line.rest)
  const [typed, setTyped] = useState('')
  const { minor } = amount
  const reason = typed.trim()
  const isReady = minor !== undefined && reason !== ''
  return (
    <FormDialog
      title={say('folio.correct.title', { name: nameIn(line.names, '–') })}
      does={say('folio.correct.do')}
      busy={acts.isBusy}
      onSubmit={isReady ? () => acts.correct(line.id, { minor, reason }, onClose) : undefined}
      onClose={onClose}
    >
      <p className={words['soft']}>{say('folio.correct.text')}</p>
      <AmountField
        label={say('folio.correct.amount', { currency: line.rest.currency })}
        most={line.rest}
        amount={amount}
        hint={folio.correctionLimit ? say('folio.correct.limit', { limit: money(folio.correctionLimit) }) : undefined}
      />
      <TextField
        label={say('stay.reveal.reason')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}

interface MoveDialogProps {
  readonly folio: StayFolio
  /** At least one, all of one payer. */
  readonly lines: readonly [FolioLine, ...FolioLine[]]
  readonly acts: FolioActs
  readonly onMoved: () => void
  readonly onClose: () => void
}

const OTHER_STAY = 'other'

/** Moves lines, or a part of one charge, to another payer or another stay. */
export function MoveDialog({ folio, lines, acts, onMoved, onClose }: MoveDialogProps) {
  const { say, money } = useTexts()
  const nameIn = useTranslatedName()
  const [first] = lines
  const others = folio.folios.filter(({ id }) => id !== first.folioId)
  const [to, setTo] = useState(others[0] ? (others[0].id ?? 'guest') : OTHER_STAY)
  const [reference, setReference] = useState('')
  const hasPayment = lines.some(({ kind }) => kind === 'payment')
  const isPartial = lines.length === 1 && !hasPayment
  const whole = { ...first.amount, minor: lines.reduce((sum, line) => sum + getMovable(line), 0) }
  const part = useAmount(whole)
  const isElsewhere = to === OTHER_STAY
  const isReady = (!isPartial || part.minor !== undefined) && (!isElsewhere || reference.trim() !== '')
  const submit = () =>
    acts.move(
      {
        lines: lines.map(({ id }) => id),
        ...(isPartial && part.minor !== whole.minor && { minor: part.minor }),
        ...(isElsewhere ? { toReference: reference.trim() } : { payer: to }),
      },
      onMoved,
    )
  const name = nameIn(first.names, '–')
  return (
    <FormDialog
      title={lines.length === 1 ? say('folio.move.title', { name }) : say('folio.move.many', { n: lines.length })}
      does={say('folio.move.do')}
      busy={acts.isBusy}
      onSubmit={isReady ? submit : undefined}
      onClose={onClose}
    >
      {!isPartial && <p className={words['soft']}>{money(whole)}</p>}
      <SelectField label={say('folio.move.to')} value={to} onChange={({ target }) => setTo(target.value)}>
        <PayerOptions folio={folio} payers={others} />
        {!hasPayment && <option value={OTHER_STAY}>{say('folio.move.otherStay')}</option>}
      </SelectField>
      {isElsewhere && (
        <TextField
          label={say('folio.move.reference')}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      {isPartial && <AmountField most={whole} amount={part} />}
    </FormDialog>
  )
}
