import { useState } from 'react'
import { Button } from './button.tsx'
import grid from './grid.module.css'

/** What a further page of a list begins before: a number or an id. */
type Before = string | number

/** The pages of a list that is read from its newest entry back; the newest page begins before nothing. */
export function useEarlier<Key extends Before>() {
  const [earlier, setEarlier] = useState<readonly Key[]>([])
  return {
    pages: [undefined, ...earlier],
    oldest: earlier.at(-1),
    readOn: (before: Key) => setEarlier((all) => (all.includes(before) ? all : [...all, before])),
  }
}

export const queryBefore = <Key extends Before>(before: Key | undefined) => (before ? { query: { before } } : {})

interface EarlierButtonProps<Key extends Before> {
  readonly label: string
  /** Absent: there is nothing earlier. */
  readonly before: Key | undefined
  readonly onMore: (before: Key) => void
}

export function EarlierButton<Key extends Before>({ label, before, onMore }: EarlierButtonProps<Key>) {
  if (before === undefined) return null
  return (
    <div className={grid['foot']}>
      <Button onClick={() => onMore(before)}>{label}</Button>
    </div>
  )
}
