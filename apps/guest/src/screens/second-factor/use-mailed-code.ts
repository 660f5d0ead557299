import { mailKeyCode } from '@foyer/contract/key-proof.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblems } from '../../problems/problems-context.tsx'

/** Sends the code to the booking's address on request. */
export function useMailedCode(reference: string) {
  const problems = useProblems()
  const mail = useCall(mailKeyCode)
  async function send(): Promise<void> {
    try {
      await mail.mutateAsync({ body: { reference } })
    } catch (caught) {
      problems.show(caught, { code: reference, retry: send })
    }
  }
  return {
    send,
    busy: mail.isPending,
    address: mail.data?.address,
    /** True if the hotel has no address to send it to. */
    noAddress: mail.isSuccess && mail.data.address === undefined,
  }
}
