/** The names of a wording's placeholders, without the branches of a plural. */
export function findPlaceholders(wording: string): string[] {
  const chosen = /,\s*plural\s*,(?:\s*(?:=\d+|zero|one|two|few|many|other)\s*\{[^{}]*\})+\s*/g
  const names = wording.replace(chosen, '').matchAll(/\{\s*([\w.-]+)\s*[,}]/g)
  return [...new Set([...names].map(([, name]) => name ?? ''))].toSorted()
}
