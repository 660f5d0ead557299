import { importReservations } from '@foyer/contract/staff/import.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { fileInBase64, MOST_BYTES } from './file-in-base64.ts'

interface Chosen {
  readonly name: string
  readonly file: string
}

/** A file is always read dry first; only then can it be imported, and it is the same file. */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const dry = useCall(importReservations)
  const real = useCall(importReservations)
  return {
    name: chosen?.name,
    isTooLarge,
    isReading: dry.isPending,
    isImporting: real.isPending,
    problem: real.error ?? dry.error,
    report: dry.data,
    result: real.data,
    choose: async (file: File) => {
      real.reset()
      dry.reset()
      setIsTooLarge(file.size > MOST_BYTES)
      if (file.size > MOST_BYTES) return
      const next = { name: file.name, file: await fileInBase64(file) }
      setChosen(next)
      dry.mutate({ body: { file: next.file, dryRun: true } })
    },
    go: () => {
      if (chosen) real.mutate({ body: { file: chosen.file, dryRun: false } })
    },
    forget: () => {
      setChosen(undefined)
      setIsTooLarge(false)
      dry.reset()
      real.reset()
    },
  }
}
