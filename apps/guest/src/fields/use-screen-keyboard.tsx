import { type FocusEvent, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../site/site-context.tsx'
import css from './use-screen-keyboard.module.css'

/**
 * Keys on the screen, where the device brings none (`site.device.onScreenKeyboard`); elsewhere this is nothing at all.
 *
 *     const keyboard = useScreenKeyboard()
 *     <GuestFrame …>
 *       <form id={form} onSubmit={…} {...keyboard.watched}>…fields…</form>
 *       {keyboard.keys}
 *     </GuestFrame>
 *
 * `watched` goes on the form: the keys follow its focused box (letters, digits, mail), the first empty box takes the focus
 * at the start, and Enter goes on to the next box and sends the form after the last. `keys` comes last in the answer and stays at its foot
 * while the form scrolls. The keys stay when the focus leaves, so that nothing jumps.
 */
export function useScreenKeyboard({ waits = false }: Patience = {}): { watched: Watched; keys: ReactNode } {
  const { site, label, language } = useSite()
  const on = site.device.onScreenKeyboard
  const form = useRef<HTMLFormElement>(null)
  const [box, setBox] = useState(letters)
  const [wanted, setWanted] = useState(false)

  const watch = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      if (!on || !element) return
      // The form before may have ended with digits, and nothing may be empty in this one.
      setBox(letters)
      firstBox(element)?.focus()
    },
    [on],
  )

  // Keys that come up late may come up over the very box that called them.
  useEffect(() => {
    if (waits && wanted) document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [waits, wanted])

  if (!on) return { watched: {}, keys: null }
  const text = label.on('keyboard')
  return {
    watched: {
      ref: watch,
      onFocus: (event) => {
        if (!isBox(event.target)) return
        setBox(boxOf(event.target))
        if (!event.target.readOnly) setWanted(true)
      },
    },
    keys: (!waits || wanted) && (
      <div className={css['keys']} data-keys {...kept}>
        <Suspense>
          <OnScreenKeyboard
            key={`${box.kind}${box.startsCapital}`}
            label={text('label')}
            locale={language}
            {...box}
            keys={{
              space: text('space'),
              erase: text('erase'),
              // Digits stand in narrow columns.
              enter: box.kind === 'numeric' ? '→' : text('enter'),
              shift: text('shift'),
              accents: text('accents'),
              letters: text('letters'),
            }}
            onEnter={() => goOn(form.current)}
          />
        </Suspense>
      </div>
    ),
  }
}

export interface Patience {
  /** No keys until a box is touched: there may be nothing to type. */
  readonly waits?: boolean
}

interface Watched {
  ref?: (form: HTMLFormElement | null) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
}

interface Box {
  readonly kind: 'text' | 'numeric' | 'email'
  readonly startsCapital: boolean
}

const letters: Box = { kind: 'text', startsCapital: true }

const OnScreenKeyboard = lazy(async () => ({
  default: (await import('../parts/on-screen-keyboard.tsx')).OnScreenKeyboard,
}))

const boxes = 'input:is([type="text"], [type="email"], [type="tel"], [type="search"], [type="password"], :not([type]))'

function isBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.matches(boxes)
}

function boxOf(box: HTMLInputElement): Box {
  const kind = ['numeric', 'tel'].includes(box.inputMode) ? 'numeric' : box.inputMode === 'email' ? 'email' : 'text'
  const isName = ['words', 'characters'].includes(box.getAttribute('autocapitalize') ?? '')
  return { kind, startsCapital: kind === 'text' && isName && box.value === '' }
}

/** The closed face of a list to choose from. */
const choosers = 'button[aria-haspopup="listbox"]'

function isOpenBox(element: Element): element is HTMLInputElement {
  return isBox(element) && !element.disabled && !element.readOnly
}

/** What stands in a closed list is not there yet. */
function openBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll(boxes)].filter(isOpenBox).filter((box) => !box.closest('[data-panel]'))
}

/** What must be filled in comes before what may. */
function firstBox(form: HTMLFormElement): HTMLInputElement | undefined {
  const empty = openBoxes(form).filter(({ value }) => value === '')
  return empty.find(({ required }) => required) ?? empty[0]
}

/** Where the keys lead to: every open box, and the lists of which nothing has been chosen yet. */
function stops(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`${boxes}, ${choosers}`)].filter(
    (stop) =>
      !stop.closest('[data-panel]') &&
      (isOpenBox(stop) || (stop instanceof HTMLButtonElement && !stop.disabled && stop.matches('[data-empty]'))),
  )
}

const isAfter = (here: Element | null) => (stop: Element) =>
  !here || Boolean(here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)

/**
 * In a list that is open, Enter takes what is highlighted; in a form it goes to the next box, opens the next list, and
 * after the last one it sends.
 */
function goOn(form: HTMLFormElement | null): void {
  const here = document.activeElement
  if (here?.closest('[data-panel]')) {
    here.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    return
  }
  const next = form && stops(form).find(isAfter(form.contains(here) ? here : null))
  if (!next) {
    form?.requestSubmit()
    return
  }
  next.focus()
  if (next instanceof HTMLButtonElement) next.click()
}

const hold = (event: { stopPropagation(): void }) => event.stopPropagation()

/** Pressing a key is not pressing outside: an open list must not close over it. */
const kept = { onMouseDown: hold, onMouseUp: hold, onTouchStart: hold, onTouchMove: hold, onTouchEnd: hold }
