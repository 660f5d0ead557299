import { type LostReservation, resendAccessCode } from '@foyer/contract/lost-code.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem, getProblemTraits } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { LOST_CODE_ACTION } from './lost-code-action.ts'

const boxes = ['room', 'surname'] as const
type Box = (typeof boxes)[number]

export interface FoundReservation {
  /** As typed. */
  readonly room: string
  readonly emails: readonly string[]
  readonly logId: string
  readonly concealed: LostReservation
}

/** Problems that this screen shows itself, by status; all others use the common handler. */
const refusals: Readonly<Record<number, 'notFound' | 'badRoom'>> = { 404: 'notFound', 400: 'badRoom' }

/**
 * Lets a guest recover a lost door code. Nothing is stored, so the next guest finds an empty form.
 */
export function useLostCode() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const resend = useCall(resendAccessCode)
  const [typed, setTyped] = useState<Record<Box, string>>({ room: '', surname: '' })
  const [tried, setTried] = useState(false)
  const [found, setFound] = useState<FoundReservation>()

  const isMissing = (box: Box) => typed[box].trim() === ''
  const refused = resend.error && refusals[getProblemTraits(resend.error.code).status]

  async function submit(): Promise<void> {
    setTried(true)
    if (boxes.some(isMissing) || resend.isPending) return
    const body = { hotelId: hotel.id, roomNumber: typed.room.trim(), surname: typed.surname.trim() }
    try {
      const { emails, logId, reservation } = await resend.mutateAsync({ body })
      setFound({ room: body.roomNumber, emails, logId, concealed: reservation })
    } catch (caught) {
      const { status } = getProblemTraits(ensureProblem(caught).code)
      if (!refusals[status]) problems.show(caught, { action: LOST_CODE_ACTION, retry: submit })
    }
  }

  return {
    boxes,
    typed,
    type(box: Box, value: string) {
      setTyped({ ...typed, [box]: value })
      if (resend.isError) resend.reset()
    },
    isMissing: (box: Box) => tried && isMissing(box),
    refused,
    busy: resend.isPending,
    submit,
    found,
    /**
     * A code is only shown on a hotel's device, to a guest who passes the configured checks.
     * Elsewhere it is only sent.
     */
    showsHere: site.device.enrolledOnly && site.policies.lostCode.fields.length > 0,
    back: () => journey.goTo(place('home'), 'back'),
    exit: () => journey.restart('select-language'),
  }
}
