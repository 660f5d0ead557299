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
  readonly groupByBooker?: boolean
}

/** A file is always checked in a dry run first; only that same file can then be imported. */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [reading, setReading] = useState<Reading>({})
  const dry = useCall(importReservations)
  const real = useCall(importReservations)
  // Something had changed since the check: nothing was imported, and this is the new check.
  const outdated = real.data?.isOutdated ? real.data : undefined
  const report = outdated ?? dry.data
  return {
    name: chosen?.name,
    isTooLarge,
    isReading: dry.isPending,
    isImporting: real.isPending,
    problem: real.error ?? dry.error,
    report,
    result: outdated ? undefined : real.data,
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
      real.reset()
      if (chosen) dry.mutate({ body: { file: chosen.file, dryRun: true, ...toBody(wanted) } })
    },
    go: () => {
      if (!chosen || !report) return
      const { fingerprint } = report.check
      real.mutate({ body: { file: chosen.file, dryRun: false, checked: fingerprint, ...toBody(reading) } })
    },
    forget: () => {
      setChosen(undefined)
      setIsTooLarge(false)
      dry.reset()
      real.reset()
    },
  }
}

function toBody({ columns, dates, groupByBooker }: Reading) {
  return {
    ...(columns && { columns: { ...columns } }),
    ...(dates && { dates }),
    ...(groupByBooker && { groupByBooker }),
  }
}
