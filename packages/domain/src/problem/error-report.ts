import { getProblemTraits, isProblemCode } from './problem.ts'

/** A declined card or an unknown kiosk is not a software error. */
const expectedErrors: ReadonlySet<string> = new Set([
  'The transaction was refused',
  'Operation not authorized',
  'Pok no configurado',
])

/**
 * What the operator learns about an error shown to a guest: only our own codes, because other texts
 * may name people. Undefined if there is nothing to report.
 */
export function toErrorReport(shown: readonly string[]): readonly string[] | undefined {
  const codes = shown.filter(isProblemCode)
  const isExpected =
    shown.some((text) => expectedErrors.has(text)) || codes.some((code) => getProblemTraits(code).unreported)
  if (shown.length === 0 || isExpected) return undefined
  return codes.length > 0 ? codes : ['unexpected']
}
