/**
 * Width of a character in every receipt printer's default font, and the margins that no print head
 * reaches.
 */
const LETTER_MM = 1.5
const EDGES_MM = 10

interface Line {
  readonly text: string
  /** Leaves space to the line before. */
  readonly above?: number
}

/** The same paper for a text-only printer: each line is centred and no wider than the paper. */
export function formatSlipText(lines: readonly Line[], widthMm: number): string {
  const columns = Math.floor((widthMm - EDGES_MM) / LETTER_MM)
  const said = lines.filter(({ text }) => text !== '')
  const rows = said.flatMap(({ text, above }) => [
    ...(above ? [''] : []),
    ...wrapText(text, columns).map((row) => ' '.repeat(Math.floor((columns - row.length) / 2)) + row),
  ])
  return `${rows.join('\n')}\n`
}

/** Breaks between words; a word longer than the paper is split. */
function wrapText(text: string, columns: number): string[] {
  const rows: string[] = []
  for (const word of text
    .split(/[^\S\u00a0]+/)
    .flatMap((one) => one.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [])) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  // A printer's code page may lack the non-breaking space.
  return rows.map((row) => row.replaceAll('\u00a0', ' '))
}
