import type { Policies } from '@foyer/domain/config/policies.ts'
import { type ComponentType, lazy } from 'react'
import { useSite } from '../../site/site-context.tsx'
import type { CodeReaderProps } from './code-reader.ts'
import { ScannerReader } from './scanner-reader.tsx'
import { useCheckInQr } from './use-check-in-qr.ts'

/** Loaded lazily: only camera readers need the code decoder. */
const CameraReader = lazy(async () => ({ default: (await import('./camera-reader.tsx')).CameraReader }))

/** The reader component for each kind of code reader. */
const readers: Record<Policies['search']['qrReader'], ComponentType<CodeReaderProps>> = {
  camera: CameraReader,
  scanner: ScannerReader,
}

export function CheckInQrScreen() {
  const { site } = useSite()
  const reading = useCheckInQr()
  const Reader = readers[site.policies.search.qrReader]
  return site.policies.search.byQr ? <Reader {...reading} /> : null
}
