import { type Checks, checkFields, type Fields, isCount, isList, isMoment, isObject, isText } from './check-fields.ts'
import type { Hotel, Reservation } from './hotel.ts'
import { unprocessable } from './refusal.ts'

/** Where a time of day is not given. */
const times = { arrival: 'T15:00:00', departure: 'T11:00:00' } as const

/** A day alone means the hotel's own hour of it. */
export const toMoment = ({ now }: Hotel, text: string, edge: keyof typeof times): string =>
  text.length === 10 ? `${text}${times[edge]}${now.slice(19)}` : text

const stayFields: Checks = {
  arrival: { isValid: isMoment, isRequired: true },
  departure: { isValid: isMoment, isRequired: true },
  adults: { isValid: (value) => isCount(value) && value !== 0, isRequired: true },
  childrenAges: { isValid: (value) => isList(value) && (value as unknown[]).every(isCount) },
  requote: { isValid: (value) => typeof value === 'boolean' },
  timeSlices: { isValid: isList, isRequired: true },
}
const sliceFields: Checks = {
  ratePlanId: { isValid: isText, isRequired: true },
  totalGrossAmount: { isValid: isObject },
}

/** Reads the body of an amendment. */
export function readStay(hotel: Hotel, { unitGroup, nightPrice }: Reservation, body: unknown) {
  const { arrival, departure, adults, childrenAges, timeSlices } = checkFields(body, stayFields, '')
  const nightPrices = (timeSlices as unknown[]).map((one) => {
    const { ratePlanId, totalGrossAmount } = checkFields(one, sliceFields, 'timeSlices/')
    const plan = hotel.ratePlans.find(({ id }) => id === ratePlanId)
    if (plan?.unitGroup.id !== unitGroup.id)
      throw unprocessable(`There is no rate plan ${ratePlanId} of the unit group.`)
    return totalGrossAmount === undefined ? nightPrice : Number((totalGrossAmount as Fields)['amount'])
  })
  return {
    arrival: toMoment(hotel, String(arrival), 'arrival'),
    departure: toMoment(hotel, String(departure), 'departure'),
    adults: Number(adults),
    childrenAges: (childrenAges ?? []) as number[],
    nightPrices,
  }
}
