import { listDevices, revokeDevice, withdrawLicense } from '@foyer/contract/staff/devices.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useWords } from '../../wordings/words-context.tsx'

export function useDevices() {
  const { say } = useWords()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listDevices)
  const revoking = useCall(revokeDevice)
  const withdrawing = useCall(withdrawLicense)
  const again = () => void load.refetch()
  const after = (text: string, onDone: () => void) => ({
    onSuccess: () => toast('done', text),
    onError: complain,
    onSettled: () => {
      again()
      onDone()
    },
  })
  return {
    list: load.data,
    problem: load.data ? undefined : load.error,
    again,
    isBusy: revoking.isPending || withdrawing.isPending,
    revoke: ({ id, name }: { id: string; name: string }, onDone: () => void) =>
      revoking.mutate({ params: { id } }, after(say('devices.revoke.said', { name }), onDone)),
    withdraw: (id: string, onDone: () => void) =>
      withdrawing.mutate({ params: { id } }, after(say('devices.withdraw.said'), onDone)),
  }
}
