import type { Summarised } from './use-summary.ts'

/** With one way to pay, the question isn't how. */
export function questionOf({ bill, choice: { due, ways, isForReception, paysCard } }: Summarised): string {
  if (!bill) return 'loading'
  if (!due) return 'questionNothingDue'
  if (ways.length > 1 && !isForReception) return 'question'
  return paysCard ? 'pay.frame.question' : 'questionAtReception'
}

export function hintOf({ choice: { due, paysCard } }: Summarised): string {
  if (!due) return 'hintNothingDue'
  return paysCard ? 'pay.hint' : 'hint'
}

export function confirmOf({ bill, choice: { due, way, paysCard } }: Summarised): string {
  if (!due || !bill || !way) return 'confirm'
  if (!paysCard) return 'confirmAtReception'
  return way.card ? 'pay.confirmSaved' : 'pay.confirm'
}
