import { mailBill, makeBill } from '@foyer/contract/checkout.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { saveFile } from '../../site/save-file.ts'

interface BillOptions {
  readonly reference: string
  /** Set if the kiosk has a printer. */
  readonly print?: ((base64File: string) => Promise<void>) | undefined
}

type Printing = 'no' | 'busy' | 'done' | 'failed' | 'unknown'

/** Sends the bill by e-mail, prints it on the kiosk's printer, or saves it as a file. */
export function useBill({ reference, print }: BillOptions) {
  const problems = useProblems()
  const mail = useCall(mailBill)
  const make = useCall(makeBill)
  const { keyFor, reset } = useIdempotencyKey()
  const [printing, setPrinting] = useState<Printing>('no')

  async function send(): Promise<void> {
    try {
      await mail.mutateAsync({ key: keyFor(reference), body: { reference } })
      reset()
    } catch (caught) {
      problems.show(caught, { action: ACTION, retry: send })
    }
  }

  async function save(): Promise<void> {
    try {
      const { name, content } = await make.mutateAsync({ body: { reference } })
      saveFile(name, 'application/pdf', decodeBase64(content))
    } catch (caught) {
      problems.show(caught, { action: ACTION, retry: save })
    }
  }

  async function toPaper(): Promise<void> {
    if (!print) return
    setPrinting('busy')
    try {
      const { content } = await make.mutateAsync({ body: { reference } })
      await print(content)
      setPrinting('done')
    } catch (caught) {
      const { code } = ensureProblem(caught)
      setPrinting(code === 'deviceUnknown' ? 'unknown' : 'failed')
      if (code === 'offline') problems.show(caught, { action: ACTION, retry: toPaper })
    }
  }

  return {
    mailed: mail.isSuccess,
    mailing: mail.isPending,
    send,
    saving: make.isPending,
    save,
    printing,
    toPaper,
  }
}

const ACTION = 'Check-out'

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
