import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where PostgreSQL writes its log, in its data folder. */
export const LOG_FOLDER = 'log'

/**
 * Why it ended: from its output or, if it had started its log, from what it has written there
 * since.
 */
export async function describeFailure(said: string, folder: string, since: number): Promise<string> {
  const log = join(folder, LOG_FOLDER)
  const words = findLastError(said) ?? findLastError(await readNewestLog(log, since)) ?? 'it ended without a word'
  return `${words.replace(/\.$/, '')}. Its log is in ${log}.`
}

function findLastError(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => /FATAL|PANIC/.test(line))
  return lines
    .at(-1)
    ?.replace(/^.*(FATAL|PANIC):\s*/, '')
    .trim()
}

async function readNewestLog(log: string, since: number): Promise<string> {
  const files = await readdir(log).catch(() => [])
  const texts = await Promise.all(
    files.map(async (name) => {
      const file = join(log, name)
      return (await stat(file)).mtimeMs >= since ? await readFile(file, 'utf8') : ''
    }),
  )
  return texts.join('\n')
}
