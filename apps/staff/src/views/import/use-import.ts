import { importReservations } from '@foyer/contract/staff/import.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { MAX_BYTES, readAsBase64 } from './read-as-base64.ts'

interface Chosen {
  readonly name: string
  readonly file: string
}

/** How to read the file, where the guess was wrong. */
export interface Reading {
  readonly columns?: Readonly<Record<string, string>>
  readonly dates?: 'dayFirst' | 'monthFirst'
}

/** A file is always checked in a dry run first; only that same file can then be imported. */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [reading, setReading] = useState<Reading>({})
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
      setIsTooLarge(file.size > MAX_BYTES)
      if (file.size > MAX_BYTES) return
      const next = { name: file.name, file: await readAsBase64(file) }
      setChosen(next)
      setReading({})
      dry.mutate({ body: { file: next.file, dryRun: true } })
    },
    reading,
    readAs: (wanted: Reading) => {
      setReading(wanted)
      if (chosen) dry.mutate({ body: { file: chosen.file, dryRun: true, ...toBody(wanted) } })
    },
    go: () => {
      if (chosen) real.mutate({ body: { file: chosen.file, dryRun: false, ...toBody(reading) } })
    },
    forget: () => {
      setChosen(undefined)
      setIsTooLarge(false)
      dry.reset()
      real.reset()
    },
  }
}

function toBody({ columns, dates }: Reading) {
  return { ...(columns && { columns: { ...columns } }), ...(dates && { dates }) }
}
