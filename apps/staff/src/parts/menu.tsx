import { type ReactNode, useId, useRef } from 'react'
import styles from './menu.module.css'

interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** The current selection, in a menu that has one. */
  readonly chosen?: boolean
  readonly act: () => void
}

interface MenuProps {
  /** The menu's accessible name. The button is named by its content. */
  label: string
  buttonClass: string
  button: ReactNode
  items: readonly MenuItem[]
  /** Text above the items. */
  head?: ReactNode
}

/** A button with a popover menu in the top layer: Esc and a tap elsewhere close it. */
export function Menu({ label, buttonClass, button, items, head }: MenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const place = () => {
    const box = opener.current?.getBoundingClientRect()
    const menu = list.current
    if (!box || !menu) return
    const below = box.bottom + menu.offsetHeight + 8 < innerHeight
    menu.style.insetBlockStart = `${below ? box.bottom + 4 : Math.max(8, box.top - menu.offsetHeight - 4)}px`
    menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`
  }
  return (
    <>
      <button ref={opener} type="button" className={buttonClass} popoverTarget={id} aria-haspopup="menu">
        {button}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles['menu']}
        onToggle={(event) => {
          if (event.newState !== 'open') return
          place()
          list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
        }}
        onKeyDown={(event) => {
          // Marks the event as handled, so that the panel behind stays open.
          if (event.key === 'Escape') {
            list.current?.hidePopover()
            opener.current?.focus()
          } else if (!moveByArrow(event.key, list.current)) return
          event.preventDefault()
        }}
      >
        {head && <div className={styles['head']}>{head}</div>}
        {items.map(({ key, label: word, icon, chosen, act }) => (
          <button
            key={key}
            type="button"
            {...(chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen })}
            tabIndex={-1}
            className={styles['item']}
            onClick={() => {
              list.current?.hidePopover()
              act()
            }}
          >
            {icon}
            <span>{word}</span>
          </button>
        ))}
      </div>
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveByArrow(key: string, menu: HTMLElement | null): boolean {
  const step = steps[key]
  if (!step || !menu) return false
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items.at((at + step + items.length) % items.length)?.focus()
  return true
}
