/** `lost`: it prints, but its answer never arrives. */
export const fiscalModes = ['prints', 'refuses', 'empty', 'lost'] as const
export type FiscalMode = (typeof fiscalModes)[number]

export interface FiscalSlip {
  readonly number: number
  /** As printed: `10,00`. */
  readonly total: string
  readonly xml: string
}

/** The lobby's fiscal printer: the receipts of one day, each with its number. */
export class SimulatedFiscalPrinter {
  mode: FiscalMode = 'prints'
  readonly slips: FiscalSlip[] = []
  readonly #changed: (sentence: string) => void

  constructor(changed: (sentence: string) => void) {
    this.#changed = changed
  }

  print(xml: string): FiscalSlip {
    const total = /printRecTotal[^>]*payment="([^"]*)"/.exec(xml)?.[1] ?? '0,00'
    const slip = { number: this.slips.length + 1, total, xml }
    this.slips.push(slip)
    this.#changed(`Fiscal receipt ${slip.number} over ${total} came out.`)
    return slip
  }
}
