import type { ShownField, ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import type { Place } from '@foyer/domain/journey/place.ts'
import { drawShownPage } from './draw-shown-page.ts'
import { type Control, isSecret, readShownValue } from './shown-values.ts'

/** A frame to the server may have 16,384 bytes; the rest is its envelope. */
const MAX_BYTES = 15_000
const MAX_FIELDS = 40
const MAX_NOTICES = 12
const MAX_TEXT_LENGTH = 120

/** The page's question, fields and notices, and a drawing of what is visible of it. */
export function readShownPage(page: Document, { screen, params }: Place): ShownScreen {
  const controls = [...page.querySelectorAll<Control>('main :is(input, select, textarea)')]
  const notices = [...page.querySelectorAll('main :is([role=alert], [role=status])')].map(readText).filter(Boolean)
  const words = {
    screen,
    ...(params['code'] && { reference: params['code'].slice(0, 64) }),
    question: readText(page.querySelector('h1')),
    fields: controls.filter(isShown).slice(0, MAX_FIELDS).map(toField),
    notices: [...new Set(notices)].slice(0, MAX_NOTICES),
  }
  const picture = drawShownPage(page, MAX_BYTES - new TextEncoder().encode(JSON.stringify(words)).length)
  return { ...words, ...(picture && { picture }) }
}

function isShown(control: Control): boolean {
  return control.type !== 'hidden' && control.closest('[hidden], [aria-hidden=true]') === null
}

function toField(control: Control): ShownField {
  const own = readText(control.labels?.[0] ?? null) || control.getAttribute('aria-label') || control.name
  // A date is three fields with one name.
  const label = [readText(control.closest('fieldset')?.querySelector('legend') ?? null), own].filter(Boolean).join(', ')
  return {
    label: label.slice(0, MAX_TEXT_LENGTH),
    value: readShownValue(control).slice(0, MAX_TEXT_LENGTH),
    isSecret: isSecret(control),
  }
}

function readText(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)
}
