import { proveReservation } from '@foyer/contract/reservation.ts'
import { isRealDay } from '@foyer/domain/basics/days.ts'
import { getPlaceAfterSearch } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { isKeyFactor, type PromptedFactor } from '@foyer/domain/proof/proof.ts'
import { PHONE_DIGITS } from '@foyer/domain/proof/second-factor.ts'
import { normalizeShortCode, SHORT_CODE_DIGITS } from '@foyer/domain/proof/short-code.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useOwedFactors } from '../../journey/use-second-factors.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useMailedCode } from './use-mailed-code.ts'

const isShortCode = (value: string) => new RegExp(`^\\d{${SHORT_CODE_DIGITS}}$`).test(normalizeShortCode(value))

const completeness: Readonly<Record<PromptedFactor, (value: string) => boolean>> = {
  number: (value) => value !== '',
  departureDate: isRealDay,
  phone: (value) => new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(value),
  name: (value) => value !== '',
  mailedCode: isShortCode,
  lobbyCode: isShortCode,
}

/** Problems shown next to the field; all others use the common handler. */
const rejections = ['secondFactorWrong', 'tooManyTries'] as const

/** Asks for a second factor, then continues as after a search. */
export function useSecondFactor() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { reservations: known, found } = useReservations()
  const owed = useOwedFactors()
  const prove = useCall(proveReservation)
  const [chosen, setChosen] = useState<PromptedFactor>()
  const [typed, setTyped] = useState<Partial<Record<PromptedFactor, string>>>({})
  const [tried, setTried] = useState(false)

  const factors = owed.factors ?? []
  const factor = factors.find((one) => one === chosen) ?? factors[0]
  const value = (factor && typed[factor]?.trim()) ?? ''
  const isMissing = factor !== undefined && !completeness[factor](value)

  const { code } = journey.place.params
  const reference = code ?? known?.find(({ state }) => state === 'inHouse')?.reference ?? ''
  const mailed = useMailedCode(reference)

  const nothingOwed = owed.factors?.length === 0 && !prove.isSuccess
  const leave = useEffectEvent(() => journey.goTo(place('your-booking'), 'replace'))
  useEffect(() => {
    if (nothingOwed) leave()
  }, [nothingOwed])

  const complain = useEffectEvent(() => problems.show(owed.problem, { action: 'Check-in', retry: owed.retry }))
  useEffect(() => {
    if (owed.problem) complain()
  }, [owed.problem])

  async function submit(): Promise<void> {
    setTried(true)
    if (!factor || isMissing || prove.isPending) return
    try {
      const { reservations, secondFactors = [] } = await prove.mutateAsync({ body: { factor, value } })
      owed.askFor(secondFactors)
      found(reservations)
      // Replaces the question in the history, so that the guest can't go back to it.
      if (secondFactors.length > 0) return
      if (reservations.length > 0)
        journey.goTo(code ? place('room-key', { code }) : getPlaceAfterSearch(site, reservations), 'replace')
    } catch (caught) {
      const { code } = ensureProblem(caught)
      if (!rejections.some((one) => one === code)) problems.show(caught, { action: 'Check-in', retry: submit })
    }
  }

  return {
    waiting: factor === undefined,
    factor,
    others: factors.filter((one) => one !== factor && !isKeyFactor(one)),
    mailed: factor === 'mailedCode' ? mailed : undefined,
    forKey: factor !== undefined && isKeyFactor(factor),
    value: (factor && typed[factor]) ?? '',
    type(next: string) {
      if (factor) setTyped({ ...typed, [factor]: next })
      if (prove.isError) prove.reset()
    },
    use(other: PromptedFactor) {
      setChosen(other)
      setTried(false)
      prove.reset()
    },
    missing: tried && isMissing,
    refused: rejections.find((code) => code === prove.error?.code),
    busy: prove.isPending,
    submit,
    // After arrival there is nothing to go back to.
    back: code ? undefined : () => journey.goTo(place('check-in')),
  }
}
