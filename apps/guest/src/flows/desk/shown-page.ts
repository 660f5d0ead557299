import type { Shown, ShownField } from '@foyer/contract/messages/desk-shown.ts'
import type { Place } from '@foyer/domain/journey/place.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sensitive values that staff must not read on the guest's screen. */
const secretNames: ReadonlySet<string> = new Set(['documentNumber', 'supportNumber', 'cardNumber', 'cardCvv', 'value'])

const MOST_FIELDS = 40
const MOST_NOTICES = 12
const LONGEST = 120

/** The text content of the page: its question, fields and notices. */
export function shownOn(page: Document, { screen, params }: Place): Shown {
  const controls = [...page.querySelectorAll<Control>('main :is(input, select, textarea)')]
  const notices = [...page.querySelectorAll('main :is([role=alert], [role=status])')].map(textOf).filter(Boolean)
  return {
    screen,
    ...(params['code'] && { reference: params['code'].slice(0, 64) }),
    question: textOf(page.querySelector('h1')),
    fields: controls.filter(isShown).slice(0, MOST_FIELDS).map(fieldOf),
    notices: [...new Set(notices)].slice(0, MOST_NOTICES),
  }
}

function isShown(control: Control): boolean {
  return control.type !== 'hidden' && control.closest('[hidden], [aria-hidden=true]') === null
}

function fieldOf(control: Control): ShownField {
  const isSecret = control.type === 'password' || secretNames.has(control.name)
  const value = typedIn(control)
  const own = textOf(control.labels?.[0] ?? null) || control.getAttribute('aria-label') || control.name
  // A date is three fields with one name.
  const label = [textOf(control.closest('fieldset')?.querySelector('legend') ?? null), own].filter(Boolean).join(', ')
  return {
    label: label.slice(0, LONGEST),
    value: (isSecret ? '•'.repeat(value.length) : value).slice(0, LONGEST),
    isSecret,
  }
}

function typedIn(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control.type === 'checkbox' || control.type === 'radio')
    return control instanceof HTMLInputElement && control.checked ? '✓' : ''
  return control.value
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
}
