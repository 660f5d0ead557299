import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts'
import { runCommand } from '../../platform/env/run-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { importPostalCodes } from './import-postal-codes.ts'

/**
 * `npm run import:postal-codes -- <file>`: imports a GeoNames file for the suggestions that guests
 * see.
 */
async function run(name: string | undefined): Promise<void> {
  if (!name?.endsWith('.txt'))
    throw new StartProblem('Name one unpacked GeoNames file: npm run import:postal-codes -- ES.txt')
  // npm changes to the repository's root, so names are resolved from where it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  await access(file).catch((cause) => {
    throw new StartProblem(`${file} cannot be read.`, { cause })
  })
  const db = await openConfiguredDatabase()
  try {
    const { countries, rows, skipped } = await importPostalCodes(db.directory, readLines(file), (count) =>
      printText(`${count} rows\r`),
    )
    if (countries.length === 0) throw new StartProblem(`${file} holds no GeoNames postal codes; nothing was changed.`)
    printText(
      `${rows} postal codes of ${countries.toSorted().join(', ')}.${skipped > 0 ? ` ${skipped} lines skipped.` : ''}\n`,
    )
  } finally {
    await db.close()
  }
}

/** Opened lazily, because lines emitted before anyone listens are lost. */
async function* readLines(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}

function printText(text: string): void {
  process.stdout.write(text)
}

runCommand(() => run(process.argv[2]))
