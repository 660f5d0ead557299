import type { ChannelTraits } from '@foyer/domain/mode/channels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type ComponentType, useEffect } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { HubScan } from './hub-scan.tsx'

/** By where this device gets its documents from. */
const scans: Record<ChannelTraits['documentSource'], ComponentType> = {
  hub: HubScan,
  camera: NotBuilt,
  picture: NotBuilt,
}

export function ScanScreen() {
  const { site } = useSite()
  const Scan = scans[site.device.documentSource]
  return <Scan />
}

function NotBuilt() {
  const { show } = useProblems()
  useEffect(() => show(new Problem('notBuilt', 'scan')), [show])
  return null
}
