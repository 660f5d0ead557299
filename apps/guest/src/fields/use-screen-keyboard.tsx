import { type FocusEvent, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Capitals } from '../parts/on-screen-keyboard.tsx'
import { useSite } from '../site/site-context.tsx'
import css from './use-screen-keyboard.module.css'

/**
 * The on-screen keyboard, for devices without one
 * (`site.device.onScreenKeyboard`); does nothing elsewhere.
 *
 *     const keyboard = useScreenKeyboard()
 *     <GuestFrame …>
 *       <form id={form} onSubmit={…} {...keyboard.watched}>…fields…</form>
 *       {keyboard.keys}
 *     </GuestFrame>
 *
 * `watched` goes on the form: the keyboard follows its focused box (letters, digits, email),
 * the first empty box gets the focus at the start, and Enter moves to the next box and submits
 * after the last one. `keys` comes last in the frame's content and stays at its bottom while
 * the form scrolls. The keyboard stays visible when the focus leaves, so that nothing jumps.
 */
export function useScreenKeyboard({ waitsForTouch = false }: KeyboardOptions = {}): {
  watched: WatchedFormProps
  keys: ReactNode
} {
  const { site, label, language } = useSite()
  const on = site.device.onScreenKeyboard
  const form = useRef<HTMLFormElement>(null)
  const [box, setBox] = useState(letters)
  const [wanted, setWanted] = useState(false)

  const watch = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      if (!on || !element) return
      // The previous form may have ended with digits, and this one may have no empty box to focus.
      setBox(letters)
      firstBox(element)?.focus()
    },
    [on],
  )

  // A keyboard that appears late may cover the box that opened it.
  useEffect(() => {
    if (waitsForTouch && wanted) document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [waitsForTouch, wanted])

  if (!on) return { watched: {}, keys: null }
  const text = label.on('keyboard')
  return {
    watched: {
      ref: watch,
      onFocus: (event) => {
        if (!isBox(event.target)) return
        setBox(toBox(event.target))
        if (!event.target.readOnly) setWanted(true)
      },
    },
    keys: (!waitsForTouch || wanted) && (
      <div className={css['keys']} data-keys {...swallowedEvents}>
        <Suspense>
          <OnScreenKeyboard
            key={`${box.kind}${box.capitals}`}
            label={text('label')}
            locale={language}
            {...box}
            keys={{
              space: text('space'),
              erase: text('erase'),
              // The numeric layout has narrow columns.
              enter: box.kind === 'numeric' ? '→' : text('enter'),
              shift: text('shift'),
              accents: text('accents'),
              letters: text('letters'),
            }}
            onEnter={() => focusNext(form.current)}
          />
        </Suspense>
      </div>
    ),
  }
}

export interface KeyboardOptions {
  /** Hides the keyboard until a box is touched, because there may be nothing to type. */
  readonly waitsForTouch?: boolean
}

interface WatchedFormProps {
  ref?: (form: HTMLFormElement | null) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
}

interface Box {
  readonly kind: 'text' | 'numeric' | 'email'
  readonly capitals: Capitals
}

const letters: Box = { kind: 'text', capitals: 'first' }

const OnScreenKeyboard = lazy(async () => ({
  default: (await import('../parts/on-screen-keyboard.tsx')).OnScreenKeyboard,
}))

const boxes = 'input:is([type="text"], [type="email"], [type="tel"], [type="search"], [type="password"], :not([type]))'

function isBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.matches(boxes)
}

function toBox(box: HTMLInputElement): Box {
  const kind = ['numeric', 'tel'].includes(box.inputMode) ? 'numeric' : box.inputMode === 'email' ? 'email' : 'text'
  return { kind, capitals: kind === 'text' ? getCapitals(box) : 'none' }
}

function getCapitals(box: HTMLInputElement): Capitals {
  const named = box.getAttribute('autocapitalize')
  if (named === 'characters') return 'all'
  return named === 'words' && box.value === '' ? 'first' : 'none'
}

/** The button of a closed list of choices. */
const choosers = 'button[aria-haspopup="listbox"]'

function isOpenBox(element: Element): element is HTMLInputElement {
  return isBox(element) && !element.disabled && !element.readOnly
}

/** Excludes boxes inside a list's panel. */
function openBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll(boxes)].filter(isOpenBox).filter((box) => !box.closest('[data-panel]'))
}

/** Required boxes come before optional ones. */
function firstBox(form: HTMLFormElement): HTMLInputElement | undefined {
  const empty = openBoxes(form).filter(({ value }) => value === '')
  return empty.find(({ required }) => required) ?? empty[0]
}

/** Where Next can go: every editable box, and every list without a choice. */
function findTabStops(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`${boxes}, ${choosers}`)].filter(
    (stop) =>
      !stop.closest('[data-panel]') &&
      (isOpenBox(stop) || (stop instanceof HTMLButtonElement && !stop.disabled && stop.matches('[data-empty]'))),
  )
}

const isAfter = (here: Element | null) => (stop: Element) =>
  !here || Boolean(here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)

/**
 * In an open list, Enter chooses the highlighted option. In a form it moves
 * to the next box or opens the next list, and submits after the last one.
 */
function focusNext(form: HTMLFormElement | null): void {
  const here = document.activeElement
  if (here?.closest('[data-panel]')) {
    here.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    return
  }
  const next = form && findTabStops(form).find(isAfter(form.contains(here) ? here : null))
  if (!next) {
    form?.requestSubmit()
    return
  }
  next.focus()
  if (next instanceof HTMLButtonElement) next.click()
}

const stopPropagation = (event: { stopPropagation(): void }) => event.stopPropagation()

/** Pressing a key doesn't count as pressing outside, so an open list stays open. */
const swallowedEvents = {
  onMouseDown: stopPropagation,
  onMouseUp: stopPropagation,
  onTouchStart: stopPropagation,
  onTouchMove: stopPropagation,
  onTouchEnd: stopPropagation,
}
