import type { FolioLine } from '@foyer/contract/staff/folio.ts'

export interface LineGroup {
  /** A day, or what has none. */
  readonly key: string
  readonly day: string | undefined
  readonly lines: readonly FolioLine[]
  /** In minor units. */
  readonly total: number
}

export interface ArrangedLines {
  /** Charges by day; those of the whole stay come first. */
  readonly days: readonly LineGroup[]
  readonly payments: readonly FolioLine[]
}

const isUnusedPayment = ({ kind, amount }: FolioLine) => kind === 'payment' && amount.minor === 0

/** The lines of one payer as the folio shows them. Payments that were voided are not shown. */
export function arrangeLines(lines: readonly FolioLine[], folioId: string | undefined): ArrangedLines {
  const own = lines.filter((line) => line.folioId === folioId && !isUnusedPayment(line))
  const charges = own.filter(({ kind }) => kind !== 'payment')
  const keys = [...new Set(charges.map(({ day }) => day ?? ''))].toSorted()
  return {
    days: keys.map((key) => {
      const of = charges.filter(({ day }) => (day ?? '') === key)
      return {
        key,
        day: key || undefined,
        lines: of,
        total: of.reduce((sum, { amount }) => sum + amount.minor, 0),
      }
    }),
    payments: own.filter(({ kind }) => kind === 'payment'),
  }
}

/** What can be moved of a line, in minor units; zero if nothing can. Payments are negative and move as a whole. */
export const getMovable = ({ kind, amount, rest }: FolioLine): number =>
  kind === 'payment' ? amount.minor : Math.max(0, rest.minor)
