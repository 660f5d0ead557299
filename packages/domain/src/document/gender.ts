const male: readonly string[] = ['male', 'm', 'h']

/** From whatever word another system uses. */
export function genderOf(word: string): 'M' | 'F' {
  return male.includes(word.trim().toLowerCase()) ? 'M' : 'F'
}
