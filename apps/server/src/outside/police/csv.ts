/** Spreadsheets run a cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/** The same after a character that separates cells in some country's spreadsheets. */
const formulaInside = /([;,|\t]\s*)(?=[=+\-@＝＋－＠])/gu

/**
 * RFC 4180 with every cell quoted, in UTF-8 with a byte order mark for spreadsheets. An apostrophe
 * turns possible formulas into text; numbers are none, and stay numbers if they are negative.
 */
export function formatCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
}

function formatCell(value: string | number = ''): string {
  if (typeof value === 'number') return `"${value}"`
  const inside = value.replaceAll(formulaInside, "$1'")
  const text = formula.test(inside) ? `'${inside}` : inside
  return `"${text.replaceAll('"', '""')}"`
}
