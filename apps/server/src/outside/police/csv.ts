/** A spreadsheet takes a cell that begins so for a formula and runs it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/** The same behind a sign at which a spreadsheet of another country would begin the next cell. */
const formulaInside = /([;,|\t]\s*)(?=[=+\-@＝＋－＠])/gu

/**
 * RFC 4180 with every cell in quotes, in UTF-8 with the mark by which spreadsheets know it. What could be a formula is kept text by an
 * apostrophe.
 */
export function csv(rows: readonly (readonly (string | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value = ''): string {
  const inside = value.replaceAll(formulaInside, "$1'")
  const text = formula.test(inside) ? `'${inside}` : inside
  return `"${text.replaceAll('"', '""')}"`
}
