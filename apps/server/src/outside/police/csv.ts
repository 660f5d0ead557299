/** A spreadsheet takes a cell that begins so for a formula and runs it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/** RFC 4180, in UTF-8 with the mark by which spreadsheets know it. A cell that could be a formula is kept text by an apostrophe. */
export function csv(rows: readonly (readonly (string | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value = ''): string {
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
