import { scanDocument } from '@foyer/contract/document.ts'
import { getScannerKind } from '@foyer/domain/document/scanner-kind.ts'
import type { Reading } from '@foyer/vision/reading.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useScannerToast } from '../../flows/document/use-scanner-toast.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Reads documents one after another and shows what was read; nothing is stored. */
export function useScan() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const toast = useScannerToast()
  const lookAt = useCall(scanDocument)
  const [lines, setLines] = useState<readonly string[]>([])

  async function onPicture(picture: Blob): Promise<void> {
    try {
      const { found } = await lookAt.mutateAsync({ body: new File([picture], 'document', { type: picture.type }) })
      setLines(Object.entries(found ?? {}).map(([name, value]) => `${name}: ${value}`))
    } catch (problem) {
      problems.show(problem, { retry: () => onPicture(picture) })
    }
  }

  return {
    kind: getScannerKind(site),
    lines,
    busy: lookAt.isPending,
    onText: (text: string) => setLines(text.split(/[\r\n]+/).filter(Boolean)),
    onReading: ({ lines: read }: Reading) => setLines(read),
    onNothing: () => toast('scanner_not_detected'),
    onPicture,
    again: () => setLines([]),
    back: () => journey.back(),
  }
}
