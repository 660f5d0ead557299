import { resolve } from 'node:path'

/** A file as somebody names it from where they stand: npm runs scripts in the root of the product, and says where it was called. */
export function fileFromHere(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}
