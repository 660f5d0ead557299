/** Banknotes in major units, the largest first. Coins are counted as one sum. */
const notesByCurrency: Readonly<Record<string, readonly number[]>> = {
  EUR: [200, 100, 50, 20, 10, 5],
  GBP: [50, 20, 10, 5],
  USD: [100, 50, 20, 10, 5, 1],
  CHF: [200, 100, 50, 20, 10],
}

/** Returns none for other currencies: all of it is counted as one sum. */
export function getNotes(currency: string): readonly number[] {
  return notesByCurrency[currency] ?? []
}
