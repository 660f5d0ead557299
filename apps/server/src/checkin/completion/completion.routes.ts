import { sendCompletionMails } from '@foyer/contract/mail.ts'
import { mailStayCard } from '@foyer/contract/stay-card.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { CompletionService } from './completion.service.ts'

export function completionRoutes(calls: Calls, completions: CompletionService): void {
  calls.serve(sendCompletionMails, async ({ body }, visit) => {
    await completions.notify(visit, body.reference)
    return {}
  })

  calls.serve(mailStayCard, async ({ body }, visit) => ({ to: await completions.notifyGuest(visit, body.reference) }))
}
