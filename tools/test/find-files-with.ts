import { listSourceFiles } from '../list-source-files.ts'
import { findQuotes } from '../spec/quotes.ts'

const vitestFile = /\.test\.tsx?$/

/** Matches the word literally, ignoring case. */
export const buildWordPattern = (word: string): RegExp => new RegExp(RegExp.escape(word), 'i')

/** Test files with the word in their path or in a title. */
export function findFilesWith(root: string, word: string): string[] {
  const pattern = buildWordPattern(word)
  const titled = new Set(findQuotes(root, new RegExp(pattern, 'gi')).map(({ file }) => file))
  return listSourceFiles(root).filter(
    (file) => vitestFile.test(file) && (file.search(pattern) >= 0 || titled.has(file)),
  )
}
