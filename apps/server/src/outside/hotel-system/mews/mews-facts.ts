import * as z from 'zod/mini'
import { NoAnswer } from '../hotel-system.ts'
import { parseAnswer } from '../parse-answer.ts'
import { configurationAnswer, type MewsService, taxEnvironment, taxRate } from './mews-answers.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'

/** What the hotel has set up in Mews, as of an hour ago at most. */
export interface MewsFacts {
  readonly timeZone: string
  readonly pricing: 'Gross' | 'Net'
  readonly taxEnvironment: string | undefined
  readonly currency: string
  readonly currencies: readonly string[]
  /** The external payments that the hotel has enabled. */
  readonly paymentTypes: readonly string[]
  readonly services: readonly MewsService[]
}

const environmentsAnswer = z.object({ TaxEnvironments: z.array(taxEnvironment) })
const taxesAnswer = z.object({ TaxRates: z.array(taxRate) })

export async function getFacts({ client, signal, recall }: MewsSession): Promise<MewsFacts> {
  const [configuration, services] = await Promise.all([
    client.recall('configuration/get', {}, signal),
    recall(lists.services, {}),
  ])
  const { Enterprise: hotel } = parseAnswer('Mews', configurationAnswer, configuration)
  const enabled = hotel.Currencies.filter(({ IsEnabled }) => IsEnabled)
  return {
    timeZone: hotel.TimeZoneIdentifier,
    pricing: hotel.Pricing,
    taxEnvironment: hotel.TaxEnvironmentCode,
    currency: (enabled.find(({ IsDefault }) => IsDefault) ?? enabled[0])?.Currency ?? '',
    currencies: enabled.map(({ Currency }) => Currency),
    paymentTypes: hotel.AccountingConfiguration?.EnabledExternalPaymentTypes ?? [],
    services: services.filter(({ IsActive }) => IsActive),
  }
}

/** Services that can be booked, or that sell products. */
export const listServices = ({ services }: MewsFacts, type: 'Bookable' | 'Additional') =>
  services.filter(({ Data }) => Data.Discriminator === type)

/** The service whose reservations are stays: the chosen one, or the only one. */
export function getStayService(facts: MewsFacts, chosen: string | undefined): string {
  const [only, other] = listServices(facts, 'Bookable')
  const id = chosen ?? (other ? undefined : only?.Id)
  if (!id)
    throw new NoAnswer(
      'noStayService',
      'it is not clear which service of Mews has the stays: choose it (hotel_system.service)',
    )
  return id
}

/** Everyone else is a child. */
export async function getAdultAges({ recall }: MewsSession, service: string): Promise<readonly string[]> {
  const ages = await recall(lists.ages, { ServiceIds: [service] })
  return ages.filter(({ Classification }) => Classification === 'Adult').map(({ Id }) => Id)
}

/** The rates in percent of the taxes that the hotel has, by their codes. Mews lists those of all countries. */
export async function getTaxRates(
  { client, signal }: MewsSession,
  { taxEnvironment: environment }: MewsFacts,
): Promise<ReadonlyMap<string, number>> {
  const [environments, taxes] = await Promise.all([
    client.recall('taxEnvironments/getAll', {}, signal),
    client.recall('taxations/getAll', {}, signal),
  ])
  const taxations = parseAnswer('Mews', environmentsAnswer, environments)
    .TaxEnvironments.filter(({ Code }) => Code === environment)
    .flatMap(({ TaxationCodes }) => TaxationCodes)
  const rates = parseAnswer('Mews', taxesAnswer, taxes).TaxRates.filter(
    ({ TaxationCode, Strategy }) => Strategy.Discriminator === 'Relative' && taxations.includes(TaxationCode),
  )
  return new Map(rates.map(({ Code, Strategy }) => [Code, toPercent(Strategy.Value?.Value ?? 0)]))
}

/** Without the last digits of a binary fraction. */
const toPercent = (rate: number) => Number((rate * 100).toFixed(4))
