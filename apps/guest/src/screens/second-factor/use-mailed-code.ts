import { mailKeyCode } from '@foyer/contract/key-proof.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblems } from '../../problems/problems-context.tsx'

/** The code that goes to the booking's own address: whoever wants it asks for it. */
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
    /** The hotel knows nobody to write to. */
    noAddress: mail.isSuccess && mail.data.address === undefined,
  }
}
