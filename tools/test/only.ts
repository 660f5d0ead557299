import { sourceFiles } from '../sources.ts'
import { quotesIn } from '../spec/quotes.ts'

const vitestFile = /\.test\.tsx?$/

/** Matches the word literally, ignoring case. */
export const wordPattern = (word: string): RegExp => new RegExp(RegExp.escape(word), 'i')

/** Test files with the word in their path or in a title. */
export function filesWith(root: string, word: string): string[] {
  const pattern = wordPattern(word)
  const titled = new Set(quotesIn(root, new RegExp(pattern, 'gi')).map(({ file }) => file))
  return sourceFiles(root).filter((file) => vitestFile.test(file) && (file.search(pattern) >= 0 || titled.has(file)))
}
