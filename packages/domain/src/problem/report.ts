import { isProblemCode, problemTraits } from './problem.ts'

/** A card that is refused and a kiosk that the hotel's system does not know are no faults of software. */
const dailyWork: ReadonlySet<string> = new Set([
  'The transaction was refused',
  'Operation not authorized',
  'Pok no configurado',
])

/**
 * What whoever runs the software learns of an error that a guest was shown: codes of our own. The words of others may
 * name people. Undefined where there is nothing to learn.
 */
export function reportOf(shown: readonly string[]): readonly string[] | undefined {
  const codes = shown.filter(isProblemCode)
  const isExpected = shown.some((text) => dailyWork.has(text)) || codes.some((code) => problemTraits(code).unreported)
  if (shown.length === 0 || isExpected) return undefined
  return codes.length > 0 ? codes : ['unexpected']
}
