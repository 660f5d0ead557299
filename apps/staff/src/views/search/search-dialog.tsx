import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import sheet from '../../parts/sheet.module.css'
import type { Destination } from '../../places/destination.ts'
import { place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useListName } from '../../stays/names.ts'
import { NextStepLabel } from '../../stays/next-step-label.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './search-dialog.module.css'
import { parseCommand, type StayCommand } from './stay-commands.ts'
import { useCommands } from './use-commands.ts'
import { type FoundGroup, useSearch } from './use-search.ts'
import { type Start, useStarts } from './use-starts.ts'

interface SearchDialogProps {
  /** Views that this role may open. */
  readonly destinations: readonly Destination[]
  readonly onClose: () => void
}

/** Opened with Ctrl K on every page; lists people first. */
export function SearchDialog({ destinations, onClose }: SearchDialogProps) {
  const { say } = useTexts()
  const address = useAddress()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const commands = useCommands()
  const { command, search } = parseCommand(text, commands, say)
  const { groups, found, isSettled } = useSearch(search)
  const starts = findByWord(text, useStarts())
  const views = findByWord(text, destinations).map((one) => ({ ...one, key: one.view, to: place(one.view) }))
  const options = [...toOptions(found, command, commands), ...starts, ...views]
  const chosen = options[Math.min(at, options.length - 1)]
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const open = (option: Option | undefined) => {
    if (!option) return
    onClose()
    if ('to' in option) return address.go(option.to)
    const { stay, command: chosenCommand } = option
    address.go(place(toView(stay), { reference: stay.reference, do: chosenCommand?.action }))
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((before) => Math.min(before + 1, options.length - 1)),
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
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
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
        {!command &&
          groups.map((group) => <Group key={group.title} id={id} group={group} chosen={chosen} onOpen={open} />)}
        <Commands id={id} options={options} chosen={chosen} onOpen={open} />
        <Places id={id} title="search.starts" options={starts} chosen={chosen} onOpen={open} />
        <Places id={id} title="search.views" options={views} chosen={chosen} onOpen={open} />
      </div>
      <p className={styles['say']} role="status">
        {text.trim() === '' && say('search.type')}
        {isSettled && options.length === 0 && say('search.none', { search: text.trim() })}
        {isSettled && options.length > 0 && (
          <span className={words['sr']}>{say('search.found', { n: options.length })}</span>
        )}
      </p>
    </dialog>
  )
}

const toView = ({ state }: Arrival) => (state === 'inHouse' ? 'inHouse' : 'arrivals')

const MIN_WORD_LENGTH = 2

const toWords = (text: string) => text.toLowerCase().replaceAll('-', ' ')

/** Those with a word that begins with what was typed, those of the first word first. */
function findByWord<Named extends { readonly label: string }>(typed: string, all: readonly Named[]): Named[] {
  const begin = toWords(typed.trim())
  if (begin.length < MIN_WORD_LENGTH) return []
  const rank = ({ label }: Named) => ` ${toWords(label)}`.indexOf(` ${begin}`)
  return all.filter((one) => rank(one) >= 0).toSorted((one, other) => rank(one) - rank(other))
}

/** A stay to open, or something to do with it. */
interface StayOption {
  readonly key: string
  readonly stay: Arrival
  readonly command?: StayCommand
}

type Option = StayOption | Start

/** The found stays and what can be done with the first; or the typed command for each of them. */
function toOptions(
  found: readonly Arrival[],
  command: StayCommand | undefined,
  commands: readonly StayCommand[],
): readonly StayOption[] {
  const toCommand = (stay: Arrival, one: StayCommand): StayOption => ({
    key: `${stay.id}-${one.action}`,
    stay,
    command: one,
  })
  if (command) return found.filter(command.isPossible).map((stay) => toCommand(stay, command))
  const [first] = found
  const possible = first ? commands.filter(({ isPossible }) => isPossible(first)) : []
  return [
    ...found.map((stay) => ({ key: stay.id, stay })),
    ...possible.flatMap((one) => (first ? toCommand(first, one) : [])),
  ]
}

interface OptionsProps {
  readonly id: string
  readonly options: readonly Option[]
  readonly chosen: Option | undefined
  readonly onOpen: (option: Option) => void
}

function Commands({ id, options, chosen, onOpen }: OptionsProps) {
  const { say } = useTexts()
  const nameOf = useListName()
  const shown = options.filter((option) => 'stay' in option).filter(({ command }) => command)
  if (shown.length === 0) return null
  return (
    <>
      <div role="presentation" className={styles['group']}>
        {say('search.commands')}
      </div>
      {shown.map((option) => (
        // The field keeps the focus and handles the keys while the user moves through the list.
        <div
          key={option.key}
          id={`${id}-${option.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.key === chosen?.key}
          className={styles['option']}
          onClick={() => onOpen(option)}
          onKeyDown={() => undefined}
        >
          <CornerDownRight size={16} aria-hidden />
          <span>{option.command && say(option.command.label)}</span>
          <span className={words['soft']}>{nameOf(option.stay)}</span>
          <span className={`${words['code']} ${words['muted']}`}>{option.stay.reference}</span>
        </div>
      ))}
    </>
  )
}

interface PlacesProps extends OptionsProps {
  readonly title: 'search.starts' | 'search.views'
  readonly options: readonly Start[]
}

function Places({ id, title, options, chosen, onOpen }: PlacesProps) {
  const { say } = useTexts()
  if (options.length === 0) return null
  return (
    <>
      <div role="presentation" className={styles['group']}>
        {say(title)}
      </div>
      {options.map((option) => (
        // The field keeps the focus and handles the keys while the user moves through the list.
        <div
          key={option.key}
          id={`${id}-${option.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.key === chosen?.key}
          className={styles['option']}
          onClick={() => onOpen(option)}
          onKeyDown={() => undefined}
        >
          <option.icon size={16} aria-hidden />
          <span>{option.label}</span>
        </div>
      ))}
    </>
  )
}

interface GroupProps {
  id: string
  group: FoundGroup
  chosen: Option | undefined
  onOpen: (option: Option) => void
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
          aria-selected={stay.id === chosen?.key}
          className={styles['option']}
          onClick={() => onOpen({ key: stay.id, stay })}
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
