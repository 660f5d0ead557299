/** The initials of a name, at most two letters. */
export function getInitials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
