import type { ScannedDocument } from './scanned-document.ts'

/** Words that belong to the one behind them: "de la Fuente" is one surname. */
const particles: ReadonlySet<string> = new Set('DE DEL LA LAS LOS EL Y I SAN SANTA DA DAS DO DOS'.split(' '))

/** Spain writes both surnames into one field. They are told apart where there are two without doubt. */
export function splitSurname(scanned: ScannedDocument): ScannedDocument {
  if (scanned.nationality !== 'ESP' || scanned.secondLastName) return scanned
  const [first, second, ...more] = surnames(scanned.lastName)
  if (!first || !second || more.length > 0) return scanned
  return { ...scanned, lastName: first, secondLastName: second }
}

function surnames(text: string): readonly string[] {
  const all: string[] = []
  let open = ''
  for (const word of text.split(' ').filter(Boolean)) {
    open = open ? `${open} ${word}` : word
    if (particles.has(word)) continue
    all.push(open)
    open = ''
  }
  return open ? [...all, open] : all
}
