import { foldLetters } from '../name/fold-letters.ts'
import { isConnector, isParticle } from '../name/particles.ts'
import type { ScannedDocument } from './scanned-document.ts'

/** Words such as "San" that start a surname here but are not one alone. */
const surnamePrefixes: ReadonlySet<string> = new Set(['san', 'santa', 'sant'])

/** Spain writes both surnames in one field. We split them only if there are clearly two. */
export function splitSurname(scanned: ScannedDocument): ScannedDocument {
  if (scanned.nationality !== 'ESP' || scanned.secondLastName) return scanned
  const two = splitTwoSurnames(scanned.lastName)
  return two ? { ...scanned, ...two } : scanned
}

/** Returns undefined unless there are exactly two: Ortega y Gasset may be one. */
export function splitTwoSurnames(
  text: string,
): { readonly lastName: string; readonly secondLastName: string } | undefined {
  const words = text.split(' ').filter(Boolean)
  if (words.some((word) => isConnector(foldLetters(word)))) return undefined
  const [lastName, secondLastName, ...more] = groupSurnames(words)
  return lastName && secondLastName && more.length === 0 ? { lastName, secondLastName } : undefined
}

function groupSurnames(words: readonly string[]): readonly string[] {
  const all: string[] = []
  let open = ''
  for (const word of words) {
    open = open ? `${open} ${word}` : word
    const folded = foldLetters(word)
    if (isParticle(folded) || surnamePrefixes.has(folded)) continue
    all.push(open)
    open = ''
  }
  return open ? [...all, open] : all
}
