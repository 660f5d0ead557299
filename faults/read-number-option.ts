/** The whole number of an option on the command line, such as `--from=740`; undefined without it. */
export function readNumberOption(name: string, words: readonly string[] = process.argv): number | undefined {
  const prefix = `--${name}=`
  const typed = words.find((word) => word.startsWith(prefix))?.slice(prefix.length)
  if (typed === undefined) return undefined
  if (!/^\d{1,9}$/.test(typed)) throw new Error(`--${name} needs a whole number.`)
  return Number(typed)
}
