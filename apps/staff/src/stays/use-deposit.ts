import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../parts/problem-text.ts'

/** Blocks and releases the deposit of one rental. */
export function useDeposit(reference: string, onSettled: () => void) {
  const onError = useProblemToast()
  const block = useCall(blockDeposit)
  const release = useCall(releaseDeposit)
  const settle = useCall(settleDeposit)
  const take = useCall(takeOfDeposit)
  const params = { reference }
  return {
    busy: block.isPending || release.isPending || settle.isPending || take.isPending,
    block: () => block.mutate({ params }, { onError, onSettled }),
    release: () => release.mutateAsync({ params }).catch(onError).finally(onSettled),
    take: (minor: number, reason: string) =>
      take.mutateAsync({ params, body: { minor, reason } }).catch(onError).finally(onSettled),
    settle: (state: 'held' | 'released' | 'refused' | 'taken') =>
      settle.mutate({ params, body: { state } }, { onError, onSettled }),
  }
}
