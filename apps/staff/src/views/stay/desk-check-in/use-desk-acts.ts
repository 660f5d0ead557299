import { saveLicence, setIdentitySeen, setPaperSignature } from '@foyer/contract/staff/guest-form.ts'
import { seeLicence, waiveSignature } from '@foyer/contract/staff/stay.ts'
import type { TypedLicence } from '@foyer/domain/drivers/typed-licence.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../../parts/problem-text.ts'

/** What the desk confirms about guests who are in front of it. */
export function useDeskActs(reference: string, onSettled: () => void) {
  const onError = useProblemToast()
  const identity = useCall(setIdentitySeen)
  const paper = useCall(setPaperSignature)
  const waive = useCall(waiveSignature)
  const see = useCall(seeLicence)
  const licence = useCall(saveLicence)
  const of = (guestId: string) => ({ reference, guestId })
  const after = { onError, onSettled }
  return {
    isBusy: identity.isPending || paper.isPending || waive.isPending || see.isPending || licence.isPending,
    setSeen: (guestId: string, seen: boolean) => identity.mutate({ params: of(guestId), body: { seen } }, after),
    /** One after the other, because each locks the stay. */
    signOnPaper: async (guestIds: readonly string[]) => {
      try {
        for (const guestId of guestIds) await paper.mutateAsync({ params: of(guestId), body: { signed: true } })
      } catch (problem) {
        onError(problem as Parameters<typeof onError>[0])
      } finally {
        onSettled()
      }
    },
    undoPaper: (guestId: string) => paper.mutate({ params: of(guestId), body: { signed: false } }, after),
    waive: (guestId: string) => waive.mutate({ params: of(guestId) }, after),
    seeLicence: (guestId: string) => see.mutate({ params: of(guestId) }, after),
    saveLicence: (guestId: string, typed: TypedLicence) => licence.mutate({ params: of(guestId), body: typed }, after),
  }
}

export type DeskActs = ReturnType<typeof useDeskActs>
