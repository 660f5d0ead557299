import * as z from 'zod/mini'
import { NoAnswer } from '../hotel-system.ts'
import { parseAnswer } from '../parse-answer.ts'
import { ageCategory, configurationAnswer, mewsService, taxRate } from './mews-answers.ts'
import type { MewsSession } from './mews-session.ts'

/** What the hotel has set up in Mews, as of an hour ago at most. */
export interface MewsFacts {
  readonly timeZone: string
  readonly pricing: 'Gross' | 'Net'
  readonly currency: string
  readonly currencies: readonly string[]
  /** The external payments that the hotel has enabled. */
  readonly paymentTypes: readonly string[]
  readonly services: readonly z.infer<typeof mewsService>[]
}

const ALL = { Limitation: { Count: 1_000 } }
const servicesAnswer = z.object({ Services: z.array(mewsService) })
const agesAnswer = z.object({ AgeCategories: z.array(ageCategory) })
const taxesAnswer = z.object({ TaxRates: z.array(taxRate) })

export async function getFacts({ client, signal }: MewsSession): Promise<MewsFacts> {
  const [configuration, services] = await Promise.all([
    client.recall('configuration/get', {}, signal),
    client.recall('services/getAll', ALL, signal),
  ])
  const { Enterprise: hotel } = parseAnswer('Mews', configurationAnswer, configuration)
  const enabled = hotel.Currencies.filter(({ IsEnabled }) => IsEnabled)
  return {
    timeZone: hotel.TimeZoneIdentifier,
    pricing: hotel.Pricing,
    currency: (enabled.find(({ IsDefault }) => IsDefault) ?? enabled[0])?.Currency ?? '',
    currencies: enabled.map(({ Currency }) => Currency),
    paymentTypes: hotel.AccountingConfiguration?.EnabledExternalPaymentTypes ?? [],
    services: parseAnswer('Mews', servicesAnswer, services).Services.filter(({ IsActive }) => IsActive),
  }
}

/** Services that can be booked, or that sell products. */
export const listServices = ({ services }: MewsFacts, type: 'Bookable' | 'Additional') =>
  services.filter(({ Data }) => Data.Discriminator === type)

/** The service whose reservations are stays: the chosen one, or the only one. */
export function getStayService(facts: MewsFacts, chosen: string | undefined): string {
  const [only, other] = listServices(facts, 'Bookable')
  const id = chosen ?? (other ? undefined : only?.Id)
  if (!id) throw new NoAnswer('it is not clear which service of Mews has the stays: choose it (hotel_system.service)')
  return id
}

/** Everyone else is a child. */
export async function getAdultAges({ client, signal }: MewsSession, service: string): Promise<readonly string[]> {
  const answer = await client.recall('ageCategories/getAll', { ServiceIds: [service], ...ALL }, signal)
  return parseAnswer('Mews', agesAnswer, answer)
    .AgeCategories.filter(({ Classification }) => Classification === 'Adult')
    .map(({ Id }) => Id)
}

/** The rates of taxes by their codes, in percent. */
export async function getTaxRates({ client, signal }: MewsSession): Promise<ReadonlyMap<string, number>> {
  const { TaxRates } = parseAnswer('Mews', taxesAnswer, await client.recall('taxations/getAll', {}, signal))
  return new Map(TaxRates.map(({ Code, Strategy }) => [Code, toPercent(Strategy.Value?.Value ?? 0)]))
}

/** Without the last digits of a binary fraction. */
const toPercent = (rate: number) => Number((rate * 100).toFixed(4))

/** The day of a moment at the hotel. */
export const toLocalDay = (moment: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  )
