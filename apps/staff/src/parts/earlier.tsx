import { useState } from 'react'
import { Button } from './button.tsx'
import grid from './grid.module.css'

/** Cursor of an older page: a number or an id. */
type Before = string | number

/** Pages of a list from its newest entry back; the newest page has no cursor. */
export function useEarlierPages<Key extends Before>() {
  const [earlier, setEarlier] = useState<readonly Key[]>([])
  return {
    pages: [undefined, ...earlier],
    oldest: earlier.at(-1),
    readOn: (before: Key) => setEarlier((all) => (all.includes(before) ? all : [...all, before])),
  }
}

export const buildBeforeQuery = <Key extends Before>(before: Key | undefined) => (before ? { query: { before } } : {})

interface EarlierButtonProps<Key extends Before> {
  readonly label: string
  /** Undefined if there are no older entries. */
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
