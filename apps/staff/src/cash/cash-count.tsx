import { fromDecimal } from '@foyer/domain/basics/money.ts'
import { parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import Lock from 'lucide-react/icons/lock'
import { useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './cash.module.css'
import type { CashInput } from './use-cash.ts'

interface CashCountProps {
  readonly title: string
  readonly sub: string
  readonly currency: string
  readonly notes: readonly number[]
  readonly busy: boolean
  readonly onHandIn: (count: CashInput) => void
}

const isCount = (typed: string) => /^\d{0,5}$/.test(typed.trim())

/** A blind count: how many of each note, and the coins as one sum. */
export function CashCount({ title, sub, currency, notes, busy, onHandIn }: CashCountProps) {
  const { say, money, amount } = useTexts()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [coins, setCoins] = useState('')
  const id = useId()
  const of = (note: number) => (typed[note] ?? '').trim()
  const coinSum = coins.trim() === '' ? 0 : parseAmount(coins, currency)
  const isWrong = coinSum === undefined || notes.some((note) => !isCount(of(note)))
  const sumOf = (note: number) => (isCount(of(note)) ? fromDecimal(note * Number(of(note)), currency).minor : 0)
  const sum = notes.reduce((all, note) => all + sumOf(note), coinSum ?? 0)
  const handIn = () => {
    const counted = notes.filter((note) => Number(of(note)) > 0)
    onHandIn({ notes: Object.fromEntries(counted.map((note) => [note, Number(of(note))])), coins: coinSum ?? 0 })
  }
  const isEmpty = coins.trim() === '' && notes.every((note) => of(note) === '')
  // Without decimals, which every note would repeat.
  const whole = (note: number) => money(fromDecimal(note, currency)).replace(/[.,]0+(?=\D*$)/, '')
  return (
    <form
      className={styles['count']}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong && !isEmpty) handIn()
      }}
    >
      <h3 id={id}>
        {title} <span>{sub}</span>
      </h3>
      <div className={styles['notes']}>
        {notes.map((note) => (
          <label key={note}>
            <span>{whole(note)} ×</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={typed[note] ?? ''}
              aria-invalid={!isCount(of(note)) || undefined}
              onChange={({ target }) => setTyped({ ...typed, [note]: target.value })}
            />
            <b data-none={sumOf(note) === 0 || undefined}>{amount({ minor: sumOf(note), currency })}</b>
          </label>
        ))}
        <label>
          <span>{say(notes.length === 0 ? 'cash.sum' : 'cash.coins', { currency })}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={coins}
            aria-invalid={coinSum === undefined || undefined}
            onChange={({ target }) => setCoins(target.value)}
          />
          <b data-none={!coinSum || undefined}>{amount({ minor: coinSum ?? 0, currency })}</b>
        </label>
      </div>
      <div className={styles['sum']}>
        <p>
          <span>{say('cash.soFar')}</span>
          <b>{money({ minor: sum, currency })}</b>
        </p>
        <p className={styles['blind']}>
          <Lock size={14} aria-hidden /> <span>{say('cash.blind')}</span>
        </p>
        <Button type="submit" busy={busy} disabled={isWrong || isEmpty}>
          {say('cash.handIn')}
        </Button>
      </div>
    </form>
  )
}
