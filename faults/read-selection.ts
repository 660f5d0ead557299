/** `--only=<word>,<word>`: selects what has one of these words in its name; without it, everything. */
export function readSelection(words: readonly string[] = process.argv): (name: string) => boolean {
  const only = words
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  return (name) => only === undefined || only.some((word) => name.includes(word))
}
