/** Reservation numbers are read aloud and typed: case and spaces do not count. */
export function referenceKey(reference: string): string {
  return reference.toUpperCase().replaceAll(/[\s_]/g, '')
}
