import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import sheet from '../../parts/sheet.module.css'
import { place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useListName } from '../../stays/names.ts'
import { NextStepLabel } from '../../stays/next-step-label.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './search-dialog.module.css'
import { type FoundGroup, useSearch } from './use-search.ts'

/** Opened with Ctrl K on every page; lists people first. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { say } = useTexts()
  const address = useAddress()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { groups, found, isSettled } = useSearch(text)
  const chosen = found[Math.min(at, found.length - 1)]
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const open = (stay: Arrival | undefined) => {
    if (!stay) return
    onClose()
    address.go(place(toView(stay), { reference: stay.reference }))
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((before) => Math.min(before + 1, found.length - 1)),
    ArrowUp: () => setAt((before) => Math.max(before - 1, 0)),
    Enter: () => open(chosen),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <dialog
      ref={dialog}
      className={`${sheet['sheet']} ${styles['search']}`}
      aria-label={say('search.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={press}
    >
      <div className={styles['in']}>
        <Search size={16} aria-hidden />
        <input
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-label={say('search.title')}
          placeholder={say('search.hint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
        />
      </div>
      <div id={id} role="listbox" aria-label={say('search.title')} className={styles['results']} tabIndex={-1}>
        {groups.map((group) => (
          <Group key={group.title} id={id} group={group} chosen={chosen} onOpen={open} />
        ))}
      </div>
      <p className={styles['say']} role="status">
        {text.trim() === '' && say('search.type')}
        {isSettled && found.length === 0 && say('search.none', { search: text.trim() })}
        {isSettled && found.length > 0 && (
          <span className={words['sr']}>{say('search.found', { n: found.length })}</span>
        )}
      </p>
    </dialog>
  )
}

const toView = ({ state }: Arrival) => (state === 'inHouse' ? 'inHouse' : 'arrivals')

interface GroupProps {
  id: string
  group: FoundGroup
  chosen: Arrival | undefined
  onOpen: (stay: Arrival) => void
}

function Group({ id, group, chosen, onOpen }: GroupProps) {
  const { say, day } = useTexts()
  const nameOf = useListName()
  return (
    <>
      <div role="presentation" className={styles['group']}>
        {say(`search.${group.title}`)}
      </div>
      {group.stays.map((stay) => (
        // The field keeps the focus and handles the keys while the user moves through the list.
        <div
          key={stay.id}
          id={`${id}-${stay.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={stay === chosen}
          className={styles['option']}
          onClick={() => onOpen(stay)}
          onKeyDown={() => undefined}
        >
          <UserRound size={16} aria-hidden />
          <span>{nameOf(stay)}</span>
          <span className={`${words['code']} ${words['soft']}`}>{stay.reference}</span>
          {stay.roomNumber && <span className={words['muted']}>{say('search.room', { number: stay.roomNumber })}</span>}
          <span className={styles['end']}>
            {group.title === 'others' ? day(stay.startDate) : <NextStepLabel arrival={stay} />}
          </span>
        </div>
      ))}
    </>
  )
}
