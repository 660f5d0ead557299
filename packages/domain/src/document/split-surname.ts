import { foldLetters } from '../name/fold-letters.ts'
import { isConnector, isParticle } from '../name/particles.ts'
import type { ScannedDocument } from './scanned-document.ts'

/** Names of saints and the like, which are half of a surname here. */
const halves: ReadonlySet<string> = new Set(['san', 'santa', 'sant'])

/** Spain writes both surnames into one field. They are told apart where there are two without doubt. */
export function splitSurname(scanned: ScannedDocument): ScannedDocument {
  if (scanned.nationality !== 'ESP' || scanned.secondLastName) return scanned
  const two = twoSurnames(scanned.lastName)
  return two ? { ...scanned, ...two } : scanned
}

/** Undefined where there are more or fewer than two: Ortega y Gasset may be one. */
export function twoSurnames(text: string): { readonly lastName: string; readonly secondLastName: string } | undefined {
  const words = text.split(' ').filter(Boolean)
  if (words.some((word) => isConnector(foldLetters(word)))) return undefined
  const [lastName, secondLastName, ...more] = surnames(words)
  return lastName && secondLastName && more.length === 0 ? { lastName, secondLastName } : undefined
}

function surnames(words: readonly string[]): readonly string[] {
  const all: string[] = []
  let open = ''
  for (const word of words) {
    open = open ? `${open} ${word}` : word
    const folded = foldLetters(word)
    if (isParticle(folded) || halves.has(folded)) continue
    all.push(open)
    open = ''
  }
  return open ? [...all, open] : all
}
