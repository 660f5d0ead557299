import {
  type Card,
  type CardField,
  cardFields,
  findCardIssues,
  groupDigits,
  insertSlash,
  toDigits,
  truncateField,
} from '@foyer/domain/payment/card.ts'
import type { CardSetup } from './messages.ts'

/** Returns the provider's one-time token for a card. */
export type RequestToken = (card: Card) => Promise<string>

const attributes: Readonly<Record<CardField, Readonly<Record<string, string>>>> = {
  cardNumber: { inputmode: 'numeric', autocomplete: 'cc-number' },
  cardDate: { inputmode: 'numeric', autocomplete: 'off' },
  cardCvv: { inputmode: 'numeric', autocomplete: 'cc-csc' },
  cardHolder: { autocomplete: 'cc-name', autocapitalize: 'characters' },
}

/** The value that is checked and sent; spaces between groups are only shown. */
const toValue = (field: CardField, text: string) => (field === 'cardNumber' ? text.replaceAll(/[\s-]/g, '') : text)

const create = <Name extends keyof HTMLElementTagNameMap>(name: Name, given: Readonly<Record<string, string>>) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
  return element
}

/** Builds the form. The card leaves it only through `requestToken`. */
export function createCardForm(
  setup: CardSetup,
  requestToken: RequestToken,
  onToken: (token: string) => void,
): HTMLFormElement {
  const { texts } = setup
  const form = create('form', { novalidate: '' })
  const status = create('p', { role: 'alert', class: 'status' })
  const button = create('button', { type: 'submit' })
  button.textContent = texts.submit
  const rows = cardFields.map((field) => buildRow(field, setup))
  form.append(...rows.map(({ row }) => row), status, button)
  let isSending = false

  const readCard = (): Card => {
    const values = rows.map(({ field, input }) => [field, toValue(field, input.value)])
    return Object.fromEntries(values)
  }

  async function submit(): Promise<void> {
    if (isSending) return
    const card = readCard()
    const issues = findCardIssues(card, setup)
    for (const { field, show } of rows) show(issues[field] && texts.issues[issues[field]])
    const first = rows.find(({ field }) => issues[field])
    if (first) return first.input.focus()
    isSending = true
    button.disabled = true
    status.textContent = ''
    try {
      onToken(await requestToken(card))
      for (const { input } of rows) input.value = ''
    } catch {
      // Without a token nothing can have been charged.
      status.textContent = texts.failed
      isSending = false
      button.disabled = false
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  return form
}

function buildRow(field: CardField, { texts, maxChars, isDemo }: CardSetup) {
  const row = create('div', { class: `row ${field}` })
  const label = create('label', { for: field })
  const required = isDemo ? {} : { 'aria-required': 'true' }
  const input = create('input', { id: field, name: field, ...attributes[field], ...required })
  const issue = create('p', { id: `${field}-issue`, class: 'issue' })
  label.textContent = texts.labels[field]
  if (field === 'cardDate') input.placeholder = texts.datePlaceholder
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    input.value = formatTyped(field, input.value, isDeleting, maxChars)
  })
  row.append(label, input, issue)
  return {
    row,
    field,
    input,
    show(text: string | undefined) {
      issue.textContent = text ?? ''
      input.toggleAttribute('aria-invalid', text !== undefined)
      if (text) input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', issue.id)
    },
  }
}

function formatTyped(field: CardField, text: string, isDeleting: boolean, maxChars: CardSetup['maxChars']): string {
  if (field === 'cardNumber') return groupDigits(truncateField(field, toDigits(text), maxChars))
  if (field === 'cardDate') return truncateField(field, insertSlash(text, isDeleting), maxChars)
  return truncateField(field, field === 'cardCvv' ? toDigits(text) : text, maxChars)
}
