import type { SummaryState } from './use-summary.ts'

/** With one way to pay, the question isn't how. */
export function selectQuestion({ bill, choice: { due, ways, isForReception, paysCard } }: SummaryState): string {
  if (!bill) return 'loading'
  if (!due) return 'questionNothingDue'
  if (ways.length > 1 && !isForReception) return 'question'
  return paysCard ? 'pay.frame.question' : 'questionAtReception'
}

export function selectHint({ choice: { due, paysCard } }: SummaryState): string {
  if (!due) return 'hintNothingDue'
  return paysCard ? 'pay.hint' : 'hint'
}

export function selectConfirm({ bill, choice: { due, way, paysCard } }: SummaryState): string {
  if (!due || !bill || !way) return 'confirm'
  if (!paysCard) return 'confirmAtReception'
  return way.card ? 'pay.confirmSaved' : 'pay.confirm'
}
