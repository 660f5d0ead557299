import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { formats, isValid } from '@foyer/vision/text/formats.ts'

const run = promisify(execFile)

export async function hasTesseract(): Promise<boolean> {
  return run('tesseract', ['--version']).then(
    () => true,
    () => false,
  )
}

/**
 * The lines of a zone that Debian's tesseract finds in the whole picture, with verified check
 * digits.
 */
export async function runTesseract({
  width,
  height,
  pixels,
}: Grey): Promise<{ lines: readonly string[]; valid: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tesseract-'))
  try {
    const file = join(folder, 'picture.pgm')
    writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]))
    const letters = 'tessedit_char_whitelist=ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
    const { stdout } = await run('tesseract', [file, 'stdout', '--psm', '6', '-c', letters])
    const lines = stdout.split('\n').map((line) => line.replaceAll(/[^A-Z0-9<]/g, ''))
    for (const format of formats) {
      const long = lines.filter(({ length }) => length === format.length).slice(-format.kinds.length)
      if (long.length === format.kinds.length) return { lines: long, valid: isValid(format, long) }
    }
    return { lines: [], valid: false }
  } catch {
    return { lines: [], valid: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
