const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A row of a table: what is only shown, and a form whose fields are saved at this address. */
export function drawRow(shown: readonly string[], address: string, fields: Readonly<Record<string, string>>): string {
  const cells = shown.map((text) => `<td>${escapeHtml(text)}`)
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input name="${name}" aria-label="${name}" value="${escapeHtml(value)}">`,
  )
  return `<tr>${cells.join('')}<td><form method="post" action="${address}">${inputs.join('')}<button>Save</button></form>`
}

/** The page on which a hotel's owner changes bookings and rooms by hand. */
export function drawPage(title: string, tables: Readonly<Record<string, readonly string[]>>): string {
  const parts = Object.entries(tables).map(([name, rows]) => `<h1>${name}</h1><table>${rows.join('')}</table>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${parts.join('')}</html>`
}
