/** `--only=<word>`: selects what has this word in its name; without it, everything. */
export function readSelection(words: readonly string[] = process.argv): (name: string) => boolean {
  const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length)
  return (name) => only === undefined || name.includes(only)
}
