import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from '../arrows/imports.ts'
import type { Proof } from './proof.ts'
import type { Quote } from './quotes.ts'
import type { Line } from './table.ts'

/** The page as the tests have it now. A place that a person wrote is kept for as long as the file exists. */
export function linesFrom(root: string, earlier: readonly Line[], proofs: readonly Proof[]): Map<string, Line> {
  const before = new Map(earlier.map((line) => [line.id, line]))
  return new Map(
    proofs.map(({ requirement: { id }, quotes, state }) => {
      const own = quotes.toSorted((a, b) => storey(a.file) - storey(b.file))
      const candidates = [
        own.find((quote) => quote.livesIn)?.livesIn,
        before.get(id)?.livesIn,
        ...own.flatMap((quote) => beside(quote, root)),
      ]
      const livesIn = candidates.find((path) => path && existsSync(join(root, path))) ?? ''
      return [id, { id, livesIn, provedBy: [...new Set(own.map((quote) => quote.file))], state }]
    }),
  )
}

/** A rule lives as deep as it is tested: the page names the deepest storey first. */
const storeys = ['packages/domain/', 'packages/contract/', 'apps/server/', 'packages/', 'apps/', '']

const storey = (file: string): number => storeys.findIndex((prefix) => file.startsWith(prefix))

/** The shapes that a noun's source takes beside its test. */
const shapes = ['*.ts', '*.tsx', '*.service.ts', '*.routes.ts', '*.store.ts', 'use-*.ts', '*-screen.tsx']

function beside({ file }: Quote, root: string): string[] {
  const [, folder, noun] = /^(.*\/)([^/]+)\.test\.tsx?$/.exec(file) ?? []
  if (noun === undefined) return []
  return [...shapes.map((shape) => `${folder}${shape.replace('*', noun)}`), ...importedBy(root, file)]
}

/** A test that is named after a story rather than a file lives where its first import leads. */
function importedBy(root: string, file: string): string[] {
  return importsOf(file, readFileSync(join(root, file), 'utf8'))
    .flatMap(({ specifier }) => (specifier?.startsWith('.') ? [posix.join(posix.dirname(file), specifier)] : []))
    .filter((path) => !path.includes('/testing/'))
}
