/** Things that have no name of their own and never change places: their place is their key. */
export function numbered<T>(things: readonly T[]): { key: number; one: T }[] {
  return things.map((one, key) => ({ key, one }))
}
