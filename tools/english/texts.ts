import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Text {
  readonly file: string
  readonly text: string
}

function tracked(root: string, ...patterns: readonly string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean)
}

/** Comments, with blank lines in place of code so that line numbers stay. */
export function commentsOnly(file: string, source: string): string {
  const { comments } = parseSync(file, source)
  const kept = comments.map(({ start, end }) => [start, end] as const)
  let at = 0
  let text = ''
  for (const [start, end] of kept) {
    text += source.slice(at, start).replaceAll(/[^\n]/g, '') + source.slice(start, end)
    at = end
  }
  return text
}

const TITLE = /\b(?:it|test)(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)*)\1|\]\)\(\s*(['"`])((?:(?!\3).)*)\3/g

/** Titles of tests, one per line. */
export function titlesOnly(source: string): string {
  return [...source.matchAll(TITLE)].map(([, , plain, , each]) => plain ?? each ?? '').join('\n')
}

const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, '')).replaceAll(/`[^`\n]*`/g, '')

/** What people read, by kind: comments, titles of tests, documents and the English texts of screens. */
export function allTexts(root: string): Readonly<Record<'comments' | 'titles' | 'documents' | 'screens', Text[]>> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sources = tracked(root, '*.ts', '*.tsx').filter((file) => !file.startsWith('tools/english/'))
  return {
    comments: sources.map((file) => ({ file, text: commentsOnly(file, read(file)) })),
    titles: sources
      .filter((file) => /\.(?:test|spec)\./.test(file))
      .map((file) => ({ file, text: titlesOnly(read(file)) })),
    documents: tracked(root, '*.md').map((file) => ({ file, text: withoutCode(read(file)) })),
    screens: tracked(root, 'apps/*/src/wordings/**/en.json', 'apps/*/src/wordings/en.json').map((file) => ({
      file,
      text: read(file),
    })),
  }
}
