import type { SearchFieldName } from '@foyer/domain/fields/field.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useFindBooking } from '../../journey/use-find-booking.ts'
import { keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'

type Typed = Record<SearchFieldName, string>

const DRAFT = 'search'

/** The search form: configured fields, and the voucher that appears when the surname alone does not find one booking. */
export function useCheckIn() {
  const { site } = useSite()
  const journey = useJourney()
  const search = useFindBooking()
  const { params } = journey.place
  const [typed, setTyped] = useState<Typed>(() => ({
    voucher: params['voucher'] ?? '',
    surname: params['surname'] ?? '',
    ...kept<Partial<Typed>>(DRAFT),
  }))
  const [surnameAlone, setSurnameAlone] = useState(site.policies.search.onlySurname)
  const [tried, setTried] = useState(false)
  const [isListing, setListing] = useState(false)
  const listsArrivals = site.policies.search.listAllDueIn && site.device.secretDoors.includes('admin')

  const fields = site.fields.search.filter((field) => field.visible && (!surnameAlone || field.name === 'surname'))
  const missing = (name: string) =>
    fields.some((field) => field.name === name && field.mandatory) && typed[name as SearchFieldName].trim() === ''
  const firstMissing = fields.find(({ name }) => missing(name))?.name

  async function submit() {
    setTried(true)
    if (firstMissing || search.busy) return
    const asksVoucher = fields.some(({ name }) => name === 'voucher')
    const words = { ...(asksVoucher && { voucher: typed.voucher }), surname: typed.surname }
    const ended = await search.find(words, submit)
    if (ended === 'notFound') setSurnameAlone(false)
  }

  return {
    fields,
    typed,
    busy: search.busy,
    notFound: search.notFound,
    firstMissing,
    issueOf: (name: string) => tried && missing(name),
    type(name: string, value: string) {
      const next = { ...typed, [name]: value }
      setTyped(next)
      keep(DRAFT, next)
      search.again()
    },
    submit,
    /** Where the hotel reads codes: to the screen that does. */
    scan: site.policies.search.byQr ? () => journey.goTo(place('check-in-qr')) : undefined,
    /** For staff, where the device can ask for their password. */
    listArrivals: listsArrivals ? () => setListing(true) : undefined,
    isListing,
    closeArrivals: () => setListing(false),
    back: () => journey.back(),
  }
}
