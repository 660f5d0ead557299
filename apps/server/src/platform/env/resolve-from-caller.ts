import { resolve } from 'node:path'

/**
 * Resolves a file name relative to where the user called npm, which runs scripts in the root of the
 * product.
 */
export function resolveFromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}
