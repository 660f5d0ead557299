import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listSourceFiles } from '../list-source-files.ts'
import { runAtExit } from './run-at-exit.ts'

const root = join(import.meta.dirname, '../..')

/** A copy of all files that a person wrote and nothing else, as after `git clone`. */
export class Clone implements Disposable {
  readonly path: string
  readonly #remove: () => void

  constructor(parent = tmpdir()) {
    this.path = mkdtempSync(join(parent, 'foyer-clone-'))
    this.#remove = runAtExit(() => rmSync(this.path, { recursive: true, force: true, maxRetries: 5 }))
    // As root, the database runs as another user, who must be able to traverse the folder.
    chmodSync(this.path, 0o755)
    for (const file of listSourceFiles(root)) {
      mkdirSync(dirname(join(this.path, file)), { recursive: true })
      cpSync(join(root, file), join(this.path, file))
    }
  }

  [Symbol.dispose](): void {
    this.#remove()
  }
}
