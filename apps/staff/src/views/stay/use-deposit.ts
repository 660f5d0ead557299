import { blockDeposit, releaseDeposit, settleDeposit } from '@foyer/contract/staff/deposit.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'

/** The deposit of one rental, as the desk blocks and releases it. */
export function useDeposit(reference: string, onSettled: () => void) {
  const onError = useProblemToast()
  const block = useCall(blockDeposit)
  const release = useCall(releaseDeposit)
  const settle = useCall(settleDeposit)
  const params = { reference }
  return {
    busy: block.isPending || release.isPending || settle.isPending,
    block: () => block.mutate({ params }, { onError, onSettled }),
    release: () => release.mutate({ params }, { onError, onSettled }),
    settle: (state: 'held' | 'released' | 'refused') =>
      settle.mutate({ params, body: { state } }, { onError, onSettled }),
  }
}
