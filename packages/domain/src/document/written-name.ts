/** Machine-readable zones are all capitals. People are not called that way: the first letter of each word stays one. */
export function writtenName(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replaceAll(/(?<=^|[^\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}
