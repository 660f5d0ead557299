import { readFileSync, writeFileSync } from 'node:fs'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { resolveFromCaller } from '../../platform/env/resolve-from-caller.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'

/**
 * Reads a document that a person wrote: a path relative to their working directory, or `-` for
 * standard input.
 */
export function readDocument(file: string): HotelConfigInput {
  const name = file === '-' ? 'The standard input' : file
  const text = readText(file)
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new StartProblem(`${name} is not JSON: ${said}`, { cause })
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new StartProblem(`${name} holds no document: it must start with {`)
  return document
}

/** Readable by the owner only, because it may contain secrets. */
export function writeDocument(file: string, text: string): void {
  try {
    writeFileSync(resolveFromCaller(file), `${text}\n`, { mode: 0o600 })
  } catch (cause) {
    throw new StartProblem(`${file} cannot be written.`, { cause })
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : resolveFromCaller(file), 'utf8').replace(/^\uFEFF/, '')
  } catch (cause) {
    throw new StartProblem(`${file} cannot be read.`, { cause })
  }
}
