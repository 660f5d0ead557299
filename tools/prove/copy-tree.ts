import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listSourceFiles } from '../list-source-files.ts'

/**
 * A copy of the tree in which code can be removed. Libraries are shared, our own workspaces are
 * copied.
 */
export function copyTree(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-prove-')))
  for (const file of listSourceFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  linkLibraries(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function linkLibraries(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // A link inside node_modules leads to a workspace, by a relative path that also works in the
    // copy.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (holdsLinks(source, entry.isDirectory() && entry.name.startsWith('@'))) linkLibraries(source, target)
    else if (!caches.has(entry.name)) symlinkSync(source, target, 'junction')
  }
}

const caches = new Set(['.vite', '.vitest', '.cache'])

const holdsLinks = (folder: string, isScope: boolean): boolean =>
  isScope && readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isSymbolicLink())
