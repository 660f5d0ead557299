import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'results', 'test-results', 'playwright-report'])

/**
 * Every file of the tree that a person wrote, as paths with forward slashes below `root`, in a
 * stable order.
 */
export function listSourceFiles(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (!entry.isDirectory()) return [path]
      return entry.name.startsWith('.') || ignoredFolders.has(entry.name) ? [] : listSourceFiles(root, path)
    })
}
