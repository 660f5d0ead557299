import { searchReservations } from '@foyer/contract/reservation.ts'
import type { SearchFieldName } from '@foyer/domain/fields/field.ts'
import { asProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useBookings } from '../../journey/use-bookings.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'

/** The specification's own words for a search that failed. */
const errorTexts: Partial<Record<ProblemCode, string>> = { kioskNotConfigured: 'Pok no configurado' }

type Typed = Record<SearchFieldName, string>

const DRAFT = 'search'

/** The search form: configured fields, and the voucher that appears when the surname alone does not find one booking. */
export function useCheckIn() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useBookings()
  const search = useCall(searchReservations)
  const { params } = journey.place
  const [typed, setTyped] = useState<Typed>(() => ({
    voucher: params['voucher'] ?? '',
    surname: params['surname'] ?? '',
    ...kept<Partial<Typed>>(DRAFT),
  }))
  const [surnameAlone, setSurnameAlone] = useState(site.policies.search.onlySurname)
  const [tried, setTried] = useState(false)

  const fields = site.fields.search.filter((field) => field.visible && (!surnameAlone || field.name === 'surname'))
  const missing = (name: string) =>
    fields.some((field) => field.name === name && field.mandatory) && typed[name as SearchFieldName].trim() === ''
  const firstMissing = fields.find(({ name }) => missing(name))?.name

  async function submit() {
    setTried(true)
    if (firstMissing || search.isPending) return
    try {
      const { reservations } = await search.mutateAsync({
        body: {
          ...(fields.some(({ name }) => name === 'voucher') && { voucher: typed.voucher }),
          surname: typed.surname,
          hotel: hotel.id,
          isPok: site.device.isPok,
          onlyDueIn: site.policies.search.onlyDueIn,
          allDueIn: false,
          appId: site.appKey,
        },
      })
      found(reservations)
      journey.next()
    } catch (caught) {
      const problem = asProblem(caught)
      if (problem.code === 'reservationNotFound') setSurnameAlone(false)
      else
        problems.show(problem, {
          action: 'Check-in',
          error: errorTexts[problem.code] ?? 'Error inesperado',
          retry: submit,
        })
    }
  }

  return {
    fields,
    typed,
    busy: search.isPending,
    notFound: search.error?.code === 'reservationNotFound',
    firstMissing,
    issueOf: (name: string) => tried && missing(name),
    type(name: string, value: string) {
      const next = { ...typed, [name]: value }
      setTyped(next)
      keep(DRAFT, next)
      if (search.isError) search.reset()
    },
    submit,
    back: () => journey.back(),
  }
}
