import type { SearchFieldName } from '@foyer/domain/fields/field.ts'
import { getStayCardPlace, hasMenu } from '@foyer/domain/journey/journey.ts'
import { type Place, place, toPath } from '@foyer/domain/journey/place.ts'
import { findsBySurname } from '@foyer/domain/search/due-in.ts'
import { getSearchFields } from '@foyer/domain/search/search-fields.ts'
import { useState } from 'react'
import { useTransaction } from '../../flows/devices/use-transaction.ts'
import { useFindReservation } from '../../flows/search/use-find-reservation.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useCurrentStay } from '../../journey/use-current-stay.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

type Typed = Record<SearchFieldName, string>

interface Draft {
  readonly typed: Typed
  /** The address at which it was typed. */
  readonly at: string
}

const DRAFT = 'search'

/**
 * The search form: the configured fields, plus the voucher if the surname alone does not find one
 * reservation.
 */
export function useCheckIn() {
  const { site } = useSite()
  const journey = useJourney()
  const search = useFindReservation()
  useTransaction('stop_transaction')
  const [typed, setTyped] = useState(() => readInitialTerms(journey.place))
  // Where the surname alone can't find a reservation, the number is requested from the start.
  const [surnameAlone, setSurnameAlone] = useState(findsBySurname(site) && typed.voucher === '')
  const [lacksNumber, setLacksNumber] = useState(false)
  const [tried, setTried] = useState(false)
  const [isListing, setListing] = useState(false)
  // The menu shows the stay, where there is one.
  const stay = useCurrentStay({ when: !hasMenu(site) })
  const room = stay?.room.number
  const listsArrivals = site.policies.search.listAllDueIn && site.device.staffPanels.includes('admin')

  const fields = getSearchFields(site, { surnameAlone })
  const missing = (name: SearchFieldName) =>
    fields.some((field) => field.name === name && field.mandatory) && typed[name].trim() === ''

  async function submit() {
    setTried(true)
    if (fields.some(({ name }) => missing(name)) || search.busy) return
    const asksVoucher = fields.some(({ name }) => name === 'voucher')
    const words = { ...(asksVoucher && { voucher: typed.voucher }), surname: typed.surname }
    setLacksNumber(surnameAlone)
    const ended = await search.find(words, submit)
    if (ended !== 'notFound' || !surnameAlone) return
    // This is a new question, so it isn't marked as missing yet.
    setTried(false)
    setSurnameAlone(false)
  }

  return {
    fields,
    typed,
    busy: search.busy,
    surnameAlone,
    /** True once the surname was not enough and the number is requested. */
    lacksNumber,
    notFound: search.notFound,
    issueOf: (name: SearchFieldName) => tried && missing(name),
    type(name: SearchFieldName, value: string) {
      const next = { ...typed, [name]: value }
      setTyped(next)
      saveToVisit(DRAFT, { typed: next, at: toPath(journey.place) } satisfies Draft)
      search.again()
    },
    submit,
    /** The stay whose key this phone may show. */
    myStay: stay && room ? { room, open: () => journey.goTo(getStayCardPlace(stay, 'check-in')) } : undefined,
    /** Opens the code scanner, where the hotel reads codes. */
    scan: site.policies.search.byQr ? () => journey.goTo(place('check-in-qr')) : undefined,
    /** Opens the arrivals for staff, where the device can request their password. */
    listArrivals: listsArrivals ? () => setListing(true) : undefined,
    isListing,
    closeArrivals: () => setListing(false),
    back: () => journey.back(),
  }
}

/** Restores the draft, unless the address contains other values. */
function readInitialTerms(at: Place): Typed {
  const { voucher = '', surname = '' } = at.params
  const draft = readFromVisit<Partial<Draft>>(DRAFT)
  const isOtherLink = `${voucher}${surname}` !== '' && draft?.at !== toPath(at)
  return { voucher, surname, ...(!isOtherLink && draft?.typed) }
}
