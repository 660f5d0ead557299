const WEIGHTS = [7, 3, 1] as const

/** ICAO 9303: digits count as themselves, letters from 10 on, fillers as 0. */
export function computeCheckDigit(text: string): string {
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const value = code >= 65 ? code - 55 : code >= 48 && code <= 57 ? code - 48 : 0
    sum += value * (WEIGHTS[at % 3] ?? 0)
  }
  return String(sum % 10)
}
