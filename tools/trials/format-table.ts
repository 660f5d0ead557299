/** Formats rows as aligned columns: the first to the left, numbers to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    widths
      .map((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ')
      .trimEnd(),
  )
}
