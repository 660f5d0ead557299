import { hasTechnicalDetail, parseUndelivered } from '@foyer/domain/reservation/undelivered-reason.ts'
import { useTexts } from '../wordings/texts-context.tsx'
import { TechnicalDetail } from './technical-detail.tsx'

/** What is wrong between the hotel and its PMS, in words; what only a technician reads is folded. */
export function SystemProblem({ error }: { readonly error: string }) {
  const { say } = useTexts()
  const known = parseUndelivered(error)
  const technical = known ? hasTechnicalDetail(known.reason) && known.detail : error
  return (
    <>
      {known ? say(`systemSetup.reason.${known.reason}`, { detail: known.detail }) : say('systemSetup.reason.other')}
      {technical && <TechnicalDetail text={technical} />}
    </>
  )
}
