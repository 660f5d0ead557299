import { buildOnce } from '../basics/build-once.ts'
import { getLocale } from '../basics/locale.ts'

export type LabelValues = Readonly<Record<string, string | number>>

/**
 * Inserts values into a wording: `{name}`, and `{count, plural, =0 {none} one {# guest} other {#
 * guests}}`, where `#` is the number. An inserted value is never parsed again, so nothing in it
 * acts as a placeholder or markup. Invalid syntax stays in the text, so that the hotel sees its
 * mistake.
 */
export function formatLabel(wording: string, values: LabelValues, language: string): string {
  let text = ''
  let rest = language === 'fr' ? withNonBreakingSpaces(wording) : wording
  while (true) {
    const start = rest.indexOf('{')
    const end = start < 0 ? -1 : findClosingBrace(rest, start)
    if (end < 0) return text + rest
    const placeholder = rest.slice(start + 1, end)
    text += rest.slice(0, start) + (fillPlaceholder(placeholder, values, language) ?? `{${placeholder}}`)
    rest = rest.slice(end + 1)
  }
}

/** French puts a space before these signs; it must not break across lines. */
function withNonBreakingSpaces(wording: string): string {
  return wording.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0')
}

const getNumberFormat = buildOnce((locale: string) => new Intl.NumberFormat(locale))
const getPluralRules = buildOnce((locale: string) => new Intl.PluralRules(locale))

function fillPlaceholder(placeholder: string, values: LabelValues, language: string): string | undefined {
  const [, name = '', branches] = /^\s*([\w.-]+)\s*(?:,\s*plural\s*,(.*))?$/s.exec(placeholder) ?? []
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) return undefined
  if (branches === undefined) return String(value)
  const amount = Number(value)
  const wording = selectBranch(amount, parseBranches(branches), language)
  if (wording === undefined) return undefined
  return formatLabel(wording.replaceAll('#', getNumberFormat(getLocale(language)).format(amount)), values, language)
}

function selectBranch(amount: number, branches: ReadonlyMap<string, string>, language: string): string | undefined {
  return (
    branches.get(`=${amount}`) ??
    branches.get(getPluralRules(getLocale(language)).select(amount)) ??
    branches.get('other')
  )
}

function parseBranches(text: string): Map<string, string> {
  const branches = new Map<string, string>()
  let rest = text
  while (true) {
    const start = rest.indexOf('{')
    const end = start < 0 ? -1 : findClosingBrace(rest, start)
    if (end < 0) return branches
    branches.set(rest.slice(0, start).trim(), rest.slice(start + 1, end))
    rest = rest.slice(end + 1)
  }
}

/** Returns the index of the brace that closes the one at `start`, or -1. */
function findClosingBrace(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}
