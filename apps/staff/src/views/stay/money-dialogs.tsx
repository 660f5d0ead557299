import type { Money } from '@foyer/domain/basics/money.ts'
import { deskMethods, type RefundGiver } from '@foyer/domain/payment/refund.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { AmountField, useAmount } from '../../parts/amount-field.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './stay-money.module.css'

function MoneyDialog({ children, ...form }: ComponentProps<typeof FormDialog>) {
  return (
    <FormDialog {...form}>
      <div className={styles['fields']}>{children}</div>
    </FormDialog>
  )
}

interface ReasonFieldProps {
  reason: string
  onChange: (reason: string) => void
  label?: string
}

function ReasonField({ reason, onChange, label }: ReasonFieldProps) {
  const { say } = useTexts()
  return (
    <TextField
      label={label ?? say('money.reason')}
      maxLength={200}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type DeskWay = (typeof deskMethods)[number]

interface WayFieldProps {
  label: string
  way: DeskWay
  onChange: (way: DeskWay) => void
}

function WayField({ label, way, onChange }: WayFieldProps) {
  const { say } = useTexts()
  return (
    <SelectField
      label={label}
      value={way}
      onChange={(event) => onChange(deskMethods.find((one) => one === event.target.value) ?? way)}
    >
      {deskMethods.map((one) => (
        <option key={one} value={one}>
          {say(`payWay.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}

interface TakeProps {
  pending: Money
  /** Shown if there are several. */
  payer?: string | undefined
  busy: boolean
  onTake: (way: DeskWay, minor: number, number: string) => void
  onClose: () => void
}

/** A payment that was taken at the desk. */
export function TakePaymentDialog({ pending, payer, busy, onTake, onClose }: TakeProps) {
  const { say } = useTexts()
  const [way, setWay] = useState<DeskWay>('cash')
  const [number, setNumber] = useState('')
  const amount = useAmount(pending)
  const { minor } = amount
  return (
    <MoneyDialog
      title={say('money.take.title')}
      does={say('money.take.does')}
      busy={busy}
      onSubmit={minor === undefined ? undefined : () => onTake(way, minor, number.trim())}
      onClose={onClose}
    >
      {payer && <p className={words['soft']}>{payer}</p>}
      <WayField label={say('money.way')} way={way} onChange={setWay} />
      <AmountField most={pending} amount={amount} />
      {way !== 'cash' && (
        <TextField
          label={say('money.number')}
          maxLength={60}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
    </MoneyDialog>
  )
}

interface PartProps {
  most: Money
  /** The preset amount, if it is less than the most. */
  due?: Money | undefined
  busy: boolean
  onGive: (minor: number, reason: string) => void
  onClose: () => void
}

interface PartTexts {
  /** Starts without an amount, so that the full amount is never taken by accident. */
  startsEmpty?: boolean
  title: string
  does: string
  why?: string
  /** Preset reason. */
  reason?: string | undefined
  note: string
  /** What follows from this amount. */
  consequence?: ((minor: number) => string | undefined) | undefined
}

/** All or part of an amount, for a reason; the role sets the maximum. */
function PartDialog({
  words: said,
  most,
  due,
  busy,
  onGive,
  onClose,
  children,
}: PartProps & { words: PartTexts; children?: ReactNode }) {
  const { say, money } = useTexts()
  const [reason, setReason] = useState(said.reason ?? '')
  const amount = useAmount(most, { startsEmpty: said.startsEmpty, due })
  const { minor } = amount
  const why = reason.trim()
  return (
    <MoneyDialog
      title={said.title}
      does={said.does}
      busy={busy}
      onSubmit={minor === undefined || why === '' ? undefined : () => onGive(minor, why)}
      onClose={onClose}
    >
      {children}
      {/* A role may refund less than was paid. */}
      <AmountField most={most} amount={amount} hint={say('money.amount.most', { amount: money(most) })} />
      <ReasonField reason={reason} onChange={setReason} {...(said.why && { label: said.why })} />
      <p className={words['note']}>{said.note}</p>
      <p role="status">{minor !== undefined && said.consequence?.(minor)}</p>
    </MoneyDialog>
  )
}

/** What the bill of the stay is for: a cancelled one has its fee and nothing else. */
export type BilledPart = 'charges' | 'fee'

const owedAgainKeys = {
  charges: 'money.refund.owedAgain',
  fee: 'money.refund.owedAgain.fee',
} as const satisfies Record<BilledPart, WordingKey>

interface RefundProps extends Omit<PartProps, 'onGive'> {
  by: RefundGiver
  /** What was paid beyond the bill; undefined if nothing can be owed again. */
  credit: Money | undefined
  bill: BilledPart
  /** Preselected method of a refund by hand. */
  way: DeskWay
  /** Preset reason of a prepared refund. */
  reason?: string | undefined
  /** With a method if it is refunded by hand. */
  onGive: (minor: number, reason: string, way: DeskWay | undefined) => void
}

export function RefundDialog({ by, way: usual, reason, credit, bill, onGive, ...part }: RefundProps) {
  const { say, money } = useTexts()
  const [way, setWay] = useState(usual)
  const isByHand = by === 'hand'
  const said = {
    title: say('money.refund.title'),
    does: say(isByHand ? 'money.refund.byHand.does' : 'money.refund'),
    note: say(`money.refund.by.${by}`),
    reason,
    consequence: (minor: number) =>
      credit && minor > credit.minor
        ? say(owedAgainKeys[bill], { amount: money({ ...credit, minor: minor - credit.minor }) })
        : undefined,
  }
  return (
    <PartDialog {...part} words={said} onGive={(minor, reason) => onGive(minor, reason, isByHand ? way : undefined)}>
      {isByHand && <WayField label={say('money.refund.way')} way={way} onChange={setWay} />}
    </PartDialog>
  )
}

/** Takes all or part of what is blocked on a card. */
export function ChargeDepositDialog(part: PartProps) {
  const { say } = useTexts()
  const said = {
    startsEmpty: true,
    title: say('stay.rental.deposit.take.title'),
    does: say('stay.rental.deposit.take'),
    why: say('stay.rental.deposit.take.hint'),
    note: say('stay.rental.deposit.take.text'),
  }
  return <PartDialog {...part} words={said} />
}

interface ReasonProps {
  title: string
  does: string
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  /** Above the reason. */
  children?: ReactNode
}

export function ReasonDialog({ title, does, busy, onConfirm, onClose, children }: ReasonProps) {
  const [reason, setReason] = useState('')
  const said = reason.trim()
  const onSubmit = said === '' ? undefined : () => onConfirm(said)
  return (
    <MoneyDialog {...{ title, does, busy, onSubmit, onClose }}>
      {children}
      <ReasonField reason={reason} onChange={setReason} />
    </MoneyDialog>
  )
}
