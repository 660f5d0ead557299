/*
 * The roles of a grid. Its bars overlap days and its rows scroll under sticky ones, which the
 * elements of a table cannot do.
 */

export const asGrid = (label: string, rows: number, columns: number) => ({
  role: 'grid',
  tabIndex: -1,
  'aria-label': label,
  'aria-rowcount': rows,
  'aria-colcount': columns,
})

export const asRow = (index: number) => ({ role: 'row', 'aria-rowindex': index })
export const asRowHeader = { role: 'rowheader' }
export const asColumnHeader = { role: 'columnheader' }

/** A cell that begins in this column; with a label if it has no content. */
export const asCell = (column: number, span: number, label?: string) => ({
  role: 'gridcell',
  'aria-colindex': column,
  'aria-colspan': span,
  ...(label && { 'aria-label': label }),
})

export const asRowGroup = { role: 'rowgroup' }
export const asLayout = { role: 'presentation' }
