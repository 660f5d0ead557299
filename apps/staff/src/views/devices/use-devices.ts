import {
  type Device,
  listDevices,
  pauseDevice,
  resumeDevice,
  revokeDevice,
  withdrawLicense,
} from '@foyer/contract/staff/devices.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

export function useDevices() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listDevices)
  const pausing = useCall(pauseDevice)
  const resuming = useCall(resumeDevice)
  const revoking = useCall(revokeDevice)
  const withdrawing = useCall(withdrawLicense)
  const again = () => void load.refetch()
  const after = (text: string, onDone = () => {}) => ({
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
    isBusy: pausing.isPending || revoking.isPending || withdrawing.isPending,
    pause: ({ id, name }: Device, reason: string, onDone: () => void) =>
      pausing.mutate({ params: { id }, body: { reason } }, after(say('devices.pause.said', { name }), onDone)),
    resume: ({ id, name }: Device) => resuming.mutate({ params: { id } }, after(say('devices.resume.said', { name }))),
    revoke: ({ id, name }: Device, onDone: () => void) =>
      revoking.mutate({ params: { id } }, after(say('devices.revoke.said', { name }), onDone)),
    withdraw: (id: string, onDone: () => void) =>
      withdrawing.mutate({ params: { id } }, after(say('devices.withdraw.said'), onDone)),
  }
}
