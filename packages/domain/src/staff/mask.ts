/**
 * The first four and last two characters: enough to recognise a document in hand, too little to use
 * it.
 */
export function maskDocumentNumber(number: string): string {
  const characters = [...number]
  if (characters.length < 8) return '•'.repeat(characters.length)
  return `${characters.slice(0, 4).join('')}···${characters.slice(-2).join('')}`
}

/** Shows just enough for someone who knows the address to recognise it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}···${at < 0 ? '' : email.slice(at)}`
}
