/** `--only=<word>`: what has this word in its name; without it, everything. */
export function isSelected(name: string, words: readonly string[] = process.argv): boolean {
  const only = words.find((word) => word.startsWith('--only='))
  return only === undefined || name.includes(only.slice('--only='.length))
}
