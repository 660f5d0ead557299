import type { ShownField, ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import type { Place } from '@foyer/domain/journey/place.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sensitive values that staff must not read on the guest's screen. */
const secretNames: ReadonlySet<string> = new Set(['documentNumber', 'supportNumber', 'cardNumber', 'cardCvv', 'value'])

const MAX_FIELDS = 40
const MAX_NOTICES = 12
const MAX_TEXT_LENGTH = 120

/** The text content of the page: its question, fields and notices. */
export function readShownPage(page: Document, { screen, params }: Place): ShownScreen {
  const controls = [...page.querySelectorAll<Control>('main :is(input, select, textarea)')]
  const notices = [...page.querySelectorAll('main :is([role=alert], [role=status])')].map(readText).filter(Boolean)
  return {
    screen,
    ...(params['code'] && { reference: params['code'].slice(0, 64) }),
    question: readText(page.querySelector('h1')),
    fields: controls.filter(isShown).slice(0, MAX_FIELDS).map(toField),
    notices: [...new Set(notices)].slice(0, MAX_NOTICES),
  }
}

function isShown(control: Control): boolean {
  return control.type !== 'hidden' && control.closest('[hidden], [aria-hidden=true]') === null
}

function toField(control: Control): ShownField {
  const isSecret = control.type === 'password' || secretNames.has(control.name)
  const value = readTyped(control)
  const own = readText(control.labels?.[0] ?? null) || control.getAttribute('aria-label') || control.name
  // A date is three fields with one name.
  const label = [readText(control.closest('fieldset')?.querySelector('legend') ?? null), own].filter(Boolean).join(', ')
  return {
    label: label.slice(0, MAX_TEXT_LENGTH),
    value: (isSecret ? '•'.repeat(value.length) : value).slice(0, MAX_TEXT_LENGTH),
    isSecret,
  }
}

function readTyped(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control.type === 'checkbox' || control.type === 'radio')
    return control instanceof HTMLInputElement && control.checked ? '✓' : ''
  return control.value
}

function readText(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)
}
