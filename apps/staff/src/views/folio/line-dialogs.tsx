import type { FolioLine, StayFolio } from '@foyer/contract/staff/folio.ts'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import { parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { FolioActs } from './use-folio.ts'
import { usePayerTexts } from './use-payer-texts.ts'

interface LineDialogProps {
  readonly folio: StayFolio
  readonly line: FolioLine
  readonly acts: FolioActs
  readonly onClose: () => void
}

/** Takes a charge off, or a part of it, with a reason that stays on the bill. */
export function CorrectDialog({ folio, line, acts, onClose }: LineDialogProps) {
  const { say, money } = useTexts()
  const nameIn = useTranslatedName()
  const [typed, setTyped] = useState(String(toDecimal(line.rest)))
  const [reason, setReason] = useState('')
  const minor = parseAmount(typed, line.rest.currency)
  const isWrong = minor === undefined || minor < 1 || minor > line.rest.minor
  const isReady = !isWrong && reason.trim() !== ''
  const submit = () => {
    if (isReady && !acts.isBusy) acts.correct(line.id, { minor, reason: reason.trim() }, onClose)
  }
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={acts.isBusy} disabled={!isReady}>
        {say('folio.correct.do')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('folio.correct.title', { name: nameIn(line.names, '–') })}
      onClose={onClose}
      onSubmit={submit}
      foot={foot}
    >
      <p className={words['soft']}>{say('folio.correct.text')}</p>
      <TextField
        label={say('folio.correct.amount', { currency: line.rest.currency })}
        inputMode="decimal"
        value={typed}
        issue={isWrong ? say('folio.part.wrong', { most: money(line.rest) }) : undefined}
        hint={folio.correctionLimit ? say('folio.correct.limit', { limit: money(folio.correctionLimit) }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={say('stay.reveal.reason')}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}

/** Moves a charge, or a part of it, to another payer or another stay. */
export function MoveDialog({ folio, line, acts, onClose }: LineDialogProps) {
  const { say, money } = useTexts()
  const nameIn = useTranslatedName()
  const { nameOf } = usePayerTexts(folio)
  const others = folio.folios.filter(({ id }) => id !== line.folioId)
  const [to, setTo] = useState(others[0] ? (others[0].id ?? 'guest') : OTHER_STAY)
  const [reference, setReference] = useState('')
  const whole = line.kind === 'payment' ? line.amount : line.rest
  const [typed, setTyped] = useState(String(toDecimal(whole)))
  const isPayment = line.kind === 'payment'
  const minor = parseAmount(typed, whole.currency)
  const isWrong = !isPayment && (minor === undefined || minor < 1 || minor > whole.minor)
  const isElsewhere = to === OTHER_STAY
  const isReady = !isWrong && (!isElsewhere || reference.trim() !== '')
  const submit = () => {
    if (!isReady || acts.isBusy) return
    acts.move(
      {
        lines: [line.id],
        ...(!isPayment && minor !== whole.minor && { minor }),
        ...(isElsewhere ? { toReference: reference.trim() } : { payer: to }),
      },
      onClose,
    )
  }
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={acts.isBusy} disabled={!isReady}>
        {say('folio.move.do')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('folio.move.title', { name: nameIn(line.names, '–') })}
      onClose={onClose}
      onSubmit={submit}
      foot={foot}
    >
      <SelectField label={say('folio.move.to')} value={to} onChange={({ target }) => setTo(target.value)}>
        {others.map((one) => (
          <option key={one.id ?? 'guest'} value={one.id ?? 'guest'}>
            {nameOf(one)}
          </option>
        ))}
        {!isPayment && <option value={OTHER_STAY}>{say('folio.move.otherStay')}</option>}
      </SelectField>
      {isElsewhere && (
        <TextField
          label={say('folio.move.reference')}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      {!isPayment && (
        <TextField
          label={say('folio.move.amount', { currency: whole.currency })}
          inputMode="decimal"
          value={typed}
          issue={isWrong ? say('folio.part.wrong', { most: money(whole) }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Dialog>
  )
}

const OTHER_STAY = 'other'
