import type { Summarised } from './use-summary.ts'

/** With one way to pay, nobody is asked how. */
export function questionOf({ summary, due, ways, isForReception, paysCard }: Summarised): string {
  if (!summary) return 'loading'
  if (!due) return 'questionNothingDue'
  if (ways.length > 1 && !isForReception) return 'question'
  return paysCard ? 'pay.frame.question' : 'questionAtReception'
}

export function hintOf({ due, paysCard }: Summarised): string {
  if (!due) return 'hintNothingDue'
  return paysCard ? 'pay.hint' : 'hint'
}

export function confirmOf({ summary, due, way, paysCard, card }: Summarised): string {
  if (!due || !summary || !way) return 'confirm'
  if (!paysCard) return 'confirmAtReception'
  return card ? 'pay.confirmSaved' : 'pay.confirm'
}
