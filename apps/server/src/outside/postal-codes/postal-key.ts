/** Normalizes a code for comparison: `sw1a-1aa` and `SW1A 1AA` are the same. */
export function toPostalKey(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
