import { useState } from 'react'
import { type KeyRequest, useDeskEncoder } from '../../desk-encoder/use-desk-encoder.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Cuts a key of this stay at the encoder next to this computer. */
export function useCutKey(reference: string, { when, onChanged }: { when: boolean; onChanged: () => void }) {
  const { say } = useTexts()
  const toast = useToast()
  const encoder = useDeskEncoder({ when })
  const [isCutting, setIsCutting] = useState(false)

  async function cut(request: KeyRequest, onDone: () => void): Promise<void> {
    if (isCutting) return
    setIsCutting(true)
    const failure = await encoder.cut(reference, request)
    if (failure === undefined) toast('done', say('stay.key.cut.said'))
    else toast('failed', failure)
    setIsCutting(false)
    onDone()
    onChanged()
  }
  return { isThere: encoder.isThere, isCutting, cut }
}
