import { listBusTerminals, listTerminals } from '@foyer/contract/terminal.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { AUTO_SELECTION_DELAY_MS, isBusProvider } from '@foyer/domain/payment/terminal-choice.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type ChosenTerminal,
  canChooseTerminal,
  chooseTerminal,
  continueWithoutTerminal,
  findChosenTerminal,
} from '../../journey/chosen-terminal.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

interface Offered extends ChosenTerminal {
  readonly name: string
  readonly manufacturer?: string | undefined
}

const ACTION = 'Terminals'
/** Literal texts that the gateway's support team recognises. */
const NO_TERMINALS_MESSAGE =
  'Payment gateway did not return any terminal. Please contact your payment gateway support team to fix this.'
const formatFailure = (detail: string) =>
  `Error when tried to get terminals list: ${detail}. Please contact your payment gateway support team to fix this.`

/** Selects this device's terminal: asks if there are several, and again when staff want another. */
export function useSelectTerminal() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const caller = useCaller()
  const [terminals, setTerminals] = useState<readonly Offered[]>()
  const [only, setOnly] = useState<Offered>()
  const { provider, terminals: ids, pmsDevices } = site.policies.payment
  const isBus = isBusProvider(provider)
  const isChange = journey.place.params['change'] === 'true'
  const isNeeded = canChooseTerminal(site) && (isChange || findChosenTerminal(site) === undefined)

  const toHome = () => journey.goTo(place('home'), 'replace')
  const choose = ({ manufacturer: _, ...terminal }: Offered) => {
    chooseTerminal(site, terminal)
    toHome()
  }
  const load = (): Promise<Offered[]> =>
    isBus
      ? callApi(listBusTerminals, { body: { hotelId: hotel.id, appId: site.appKey } }, caller)
      : callApi(listTerminals, { body: { ids: [...ids, ...pmsDevices] } }, caller)

  const show = useEffectEvent((words: string) => {
    problems.show(new Problem('unavailable', words), { action: ACTION, titleHidden: true })
  })
  const arrived = useEffectEvent((offered: readonly Offered[]) => {
    const [first, ...others] = offered
    if (!first) {
      continueWithoutTerminal(site)
      return show(NO_TERMINALS_MESSAGE)
    }
    setTerminals(offered)
    if (others.length > 0) return
    chooseTerminal(site, first)
    if (isBus) setOnly(first)
    else toHome()
  })
  const begin = useEffectEvent(async (isLeft: () => boolean) => {
    if (!isNeeded) return toHome()
    try {
      const offered = await load()
      if (!isLeft()) arrived(offered)
    } catch (caught) {
      const detail = caught instanceof Problem ? (caught.detail ?? caught.code) : String(caught)
      if (!isLeft()) show(formatFailure(detail))
    }
  })
  useEffect(() => {
    let left = false
    void begin(() => left)
    return () => {
      left = true
    }
  }, [])

  const leave = useEffectEvent(toHome)
  useEffect(() => {
    if (!only) return
    const timer = setTimeout(() => leave(), AUTO_SELECTION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [only])

  return { terminals: only ? [] : terminals, only, choose }
}
