/** A letter of the face that every receipt printer begins with, and what no head reaches at the two edges. */
const LETTER_MM = 1.5
const EDGES_MM = 10

interface Line {
  readonly text: string
  /** Something lies between it and the one before. */
  readonly above?: number
}

/** The same paper for a printer that takes letters only: each line in the middle, none longer than the paper is wide. */
export function slipText(lines: readonly Line[], widthMm: number): string {
  const columns = Math.floor((widthMm - EDGES_MM) / LETTER_MM)
  const said = lines.filter(({ text }) => text !== '')
  const rows = said.flatMap(({ text, above }) => [
    ...(above ? [''] : []),
    ...wrapped(text, columns).map((row) => ' '.repeat(Math.floor((columns - row.length) / 2)) + row),
  ])
  return `${rows.join('\n')}\n`
}

/** Between words; a word that is longer than the paper goes on in the next row. */
function wrapped(text: string, columns: number): string[] {
  const rows: string[] = []
  for (const word of text
    .split(/[^\S\u00a0]+/)
    .flatMap((one) => one.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [])) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  // A printer's code page may have no other space.
  return rows.map((row) => row.replaceAll('\u00a0', ' '))
}
