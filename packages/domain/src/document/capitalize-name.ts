/** Machine-readable zones are in capitals; this capitalises only the first letter of each word. */
export function capitalizeName(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replaceAll(/(?<=^|[^\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}
