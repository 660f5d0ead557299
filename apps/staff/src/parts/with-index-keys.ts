/** Items without an id that never change order: their index is their key. */
export function withIndexKeys<T>(things: readonly T[]): { key: number; one: T }[] {
  return things.map((one, key) => ({ key, one }))
}
