import { logLostCode, printAccessCode, resendAccessCode, revealLostCode } from '@foyer/contract/lost-code.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import { drawCodePaper } from './code-paper.ts'
import type { LostCodeService } from './lost-code.service.ts'

export function lostCodeRoutes(calls: Calls, codes: LostCodeService): void {
  calls.serve(resendAccessCode, ({ body, request }, visit) => codes.resend(visit, body, getNetwork(request.ip)))

  calls.serve(revealLostCode, ({ body }, visit) => codes.reveal(visit, body.logId, body.fields))

  calls.serve(logLostCode, async ({ body }, visit) => {
    await codes.log(visit, body.logId, body.action)
    return {}
  })

  calls.serve(printAccessCode, async ({ body: { reservation, printer, localTime } }, visit) => {
    const paper = await drawCodePaper(visit, await codes.forPaper(visit, reservation.reference), { printer, localTime })
    return { file: paper.toString('base64') }
  })
}
