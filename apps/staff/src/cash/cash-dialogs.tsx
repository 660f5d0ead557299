import type { Drawer } from '@foyer/contract/staff/cash.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { formatAmount, parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'

interface CashDialogProps {
  readonly title: string
  readonly deed: string
  readonly busy: boolean
  readonly isReady: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function CashDialog({ title, deed, busy, isReady, onConfirm, onClose, children }: CashDialogProps) {
  const { say } = useTexts()
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={!isReady}>
        {deed}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} onSubmit={() => isReady && onConfirm()} foot={foot}>
      {children}
    </Dialog>
  )
}

interface OpenDrawerProps {
  readonly shared: boolean
  readonly left: Money
  readonly busy: boolean
  readonly onConfirm: (body: { shared: boolean; float: number; reason?: string }) => void
  readonly onClose: () => void
}

/** Asks for the float, and for a reason if it is not what the last count left. */
export function OpenDrawerDialog({ shared, left, busy, onConfirm, onClose }: OpenDrawerProps) {
  const { say, money, language } = useTexts()
  const [typed, setTyped] = useState(left.minor > 0 ? formatAmount(left.minor, left.currency, language) : '')
  const [reason, setReason] = useState('')
  const float = parseAmount(typed, left.currency)
  const differs = left.minor > 0 && float !== undefined && float !== left.minor
  const deed = say(shared ? 'cash.openShared' : 'cash.openOwn')
  return (
    <CashDialog
      title={deed}
      deed={deed}
      busy={busy}
      isReady={float !== undefined && (!differs || reason.trim() !== '')}
      onConfirm={() =>
        float !== undefined && onConfirm({ shared, float, ...(reason.trim() && { reason: reason.trim() }) })
      }
      onClose={onClose}
    >
      <TextField
        label={say('cash.float', { currency: left.currency })}
        inputMode="decimal"
        value={typed}
        issue={typed.trim() !== '' && float === undefined ? say('cash.wrong') : undefined}
        hint={left.minor > 0 ? say('cash.left', { amount: money(left) }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {differs && (
        <TextField
          label={say('cash.reason')}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </CashDialog>
  )
}

interface MoveCashProps {
  readonly kind: 'toSafe' | 'fromSafe'
  readonly currency: string
  readonly busy: boolean
  readonly onConfirm: (body: { kind: 'toSafe' | 'fromSafe'; minor: number; note?: string }) => void
  readonly onClose: () => void
}

export function MoveCashDialog({ kind, currency, busy, onConfirm, onClose }: MoveCashProps) {
  const { say } = useTexts()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const minor = parseAmount(typed, currency)
  return (
    <CashDialog
      title={say(`cash.${kind}`)}
      deed={say(`cash.${kind}`)}
      busy={busy}
      isReady={Boolean(minor)}
      onConfirm={() => minor && onConfirm({ kind, minor, ...(note.trim() && { note: note.trim() }) })}
      onClose={onClose}
    >
      <TextField
        label={say('cash.amount', { currency })}
        inputMode="decimal"
        value={typed}
        issue={typed.trim() !== '' && minor === undefined ? say('cash.wrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={say('cash.note')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </CashDialog>
  )
}

interface EndDrawerProps {
  readonly count: NonNullable<Drawer['count']>
  readonly busy: boolean
  readonly onConfirm: (body: { toSafe: number; reason?: string }) => void
  readonly onClose: () => void
}

/** Asks how much goes to the safe, and why the count differs. */
export function EndDrawerDialog({ count, busy, onConfirm, onClose }: EndDrawerProps) {
  const { say, money } = useTexts()
  const { counted, expected } = count
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const toSafe = typed.trim() === '' ? 0 : parseAmount(typed, counted.currency)
  const isWrong = toSafe === undefined || toSafe > counted.minor
  const differs = counted.minor !== expected.minor
  return (
    <CashDialog
      title={say('cash.end.title')}
      deed={say('cash.end')}
      busy={busy}
      isReady={!isWrong && (!differs || reason.trim() !== '')}
      onConfirm={() => !isWrong && onConfirm({ toSafe, ...(reason.trim() && { reason: reason.trim() }) })}
      onClose={onClose}
    >
      <p className={words['soft']}>{say('cash.counted', { counted: money(counted), expected: money(expected) })}</p>
      {differs && (
        <TextField
          label={say('cash.reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <TextField
        label={`${say('cash.toSafe')}, ${counted.currency}`}
        inputMode="decimal"
        value={typed}
        issue={isWrong ? say('cash.wrong') : undefined}
        hint={
          isWrong ? undefined : say('cash.end.stays', { amount: money({ ...counted, minor: counted.minor - toSafe }) })
        }
        onChange={({ target }) => setTyped(target.value)}
      />
    </CashDialog>
  )
}
