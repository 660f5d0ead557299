import { useState } from 'react'
import Keyboard from 'react-simple-keyboard'
import { emailBottom, findLayout, numericRows } from './keyboard-layouts.ts'
import css from './on-screen-keyboard.module.css'
import { deleteBackward, isTextControl, typeInto } from './type-into.ts'

/** `first` suits names; `all` suits numbers of bookings and documents, which have capitals only. */
export type Capitals = 'none' | 'first' | 'all'

export interface OnScreenKeyboardProps {
  label: string
  locale: string
  kind?: 'text' | 'numeric' | 'email'
  capitals?: Capitals
  /** Labels of keys without a letter. */
  keys: { space: string; erase: string; enter: string; shift: string; accents: string; letters: string }
  onEnter?: () => void
}

/** Labels of the keys that switch layers: letters, which need no translation. */
const ACCENTS = 'äéñ'
const LETTERS = 'abc'

type Layer = 'letters' | 'capitals' | 'accents' | 'accentCapitals'
const shifted: Record<Layer, Layer> = {
  letters: 'capitals',
  capitals: 'letters',
  accents: 'accentCapitals',
  accentCapitals: 'accents',
}

/** The library renders key labels as markup, so markup in the hotel's texts is stripped. */
const stripMarkup = (text: string) => text.replace(/[<>&]/g, '')

function selectLayers(locale: string, kind: OnScreenKeyboardProps['kind']) {
  if (kind === 'numeric') {
    const rows = [...numericRows]
    return { letters: rows, capitals: rows, accents: rows, accentCapitals: rows }
  }
  const own = findLayout(locale)
  const ended = (rows: readonly string[]) => (kind === 'email' ? [...rows.slice(0, -1), emailBottom] : [...rows])
  return {
    letters: ended(own.letters),
    capitals: ended(own.capitals),
    accents: [...own.accents],
    accentCapitals: [...own.accentCapitals],
  }
}

/** Types into the focused box; pressing a key doesn't move the focus. */
export function OnScreenKeyboard({
  label,
  locale,
  kind = 'text',
  capitals = 'none',
  keys,
  onEnter,
}: OnScreenKeyboardProps) {
  const [layer, setLayer] = useState<Layer>(capitals === 'none' ? 'letters' : 'capitals')
  const acts: Record<string, (box: HTMLInputElement | HTMLTextAreaElement | null) => void> = {
    '{shift}': () => setLayer(shifted[layer]),
    '{accents}': () => setLayer(capitals === 'all' ? 'accentCapitals' : 'accents'),
    '{letters}': () => setLayer(capitals === 'all' ? 'capitals' : 'letters'),
    '{enter}': () => onEnter?.(),
    '{bksp}': (box) => box && deleteBackward(box),
    '{space}': (box) => box && typeInto(box, ' '),
  }
  const press = (key: string) => {
    const focused = document.activeElement
    const box = isTextControl(focused) ? focused : null
    const act = acts[key]
    if (act) {
      act(box)
      return
    }
    if (box) typeInto(box, key)
    if (capitals !== 'all' && (layer === 'capitals' || layer === 'accentCapitals')) setLayer(shifted[layer])
  }
  const all = selectLayers(locale, kind)
  const everyKey = [...new Set(Object.values(all).flat().join(' ').split(' '))].join(' ')
  return (
    <section className={css['keyboard']} aria-label={label} data-kind={kind} data-keyboard>
      <Keyboard
        theme={css['keys'] ?? ''}
        layout={all}
        layoutName={layer}
        display={{
          '{space}': stripMarkup(keys.space),
          '{bksp}': '⌫',
          '{enter}': stripMarkup(keys.enter),
          '{shift}': '⇧',
          '{accents}': ACCENTS,
          '{letters}': LETTERS,
        }}
        buttonAttributes={[
          { attribute: 'tabindex', value: '-1', buttons: everyKey },
          { attribute: 'aria-label', value: keys.erase, buttons: '{bksp}' },
          { attribute: 'aria-label', value: keys.shift, buttons: '{shift}' },
          { attribute: 'aria-label', value: `${ACCENTS} ${keys.accents}`, buttons: '{accents}' },
          { attribute: 'aria-label', value: `${LETTERS} ${keys.letters}`, buttons: '{letters}' },
        ]}
        buttonTheme={[
          { class: css['held'] ?? '', buttons: layer === 'capitals' || layer === 'accentCapitals' ? '{shift}' : ' ' },
        ]}
        useButtonTag
        preventMouseDownDefault
        disableButtonHold
        mergeDisplay
        onKeyPress={press}
      />
    </section>
  )
}
