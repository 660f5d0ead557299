import { parseHandOverToken } from '@foyer/domain/hand-over/hand-over.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { parseScannedCode } from '@foyer/domain/search/scanned-code.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTakeHandOver } from '../../flows/hand-over/use-take-hand-over.ts'
import { useFindReservation } from '../../flows/search/use-find-reservation.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { CodeIssue, CodeReaderProps } from './code-reader.ts'

/** Searches for a code that has a valid format; reports any other and keeps reading. */
export function useCheckInQr(): CodeReaderProps {
  const { site } = useSite()
  const journey = useJourney()
  const search = useFindReservation()
  const handOver = useTakeHandOver()
  const [issue, setIssue] = useState<CodeIssue>()
  const judging = useRef(false)

  // An old link may lead to a hotel that reads no codes.
  const leave = useEffectEvent(() => journey.goTo(place('check-in'), 'replace'))
  const { byQr } = site.policies.search
  useEffect(() => {
    if (!byQr) leave()
  }, [byQr])

  async function judge(text: string | undefined): Promise<CodeIssue | undefined> {
    if (text === undefined) return 'noCode'
    const given = parseHandOverToken(text)
    if (given) {
      setIssue(undefined)
      return (await handOver.take(given)) === 'ended' ? 'ended' : undefined
    }
    const code = parseScannedCode(text)
    if (!code) return 'invalid'
    setIssue(undefined)
    return (await search.find(code, () => onRead(text))) === 'notFound' ? 'notFound' : undefined
  }

  async function onRead(text: string | undefined): Promise<CodeIssue | undefined> {
    if (judging.current) return undefined
    judging.current = true
    const verdict = await judge(text)
    judging.current = false
    setIssue(verdict)
    return verdict
  }

  return { issue, busy: search.busy || handOver.busy, onRead, onBack: () => journey.goTo(place('check-in'), 'back') }
}
