/** The name of a line in a system that knows one language only. */
export const pickName = (names: Readonly<Record<string, string>>): string =>
  names['en'] ?? Object.values(names)[0] ?? 'Foyer'
