import { taxRates } from './amount.ts'
import { flag, list, object, oneOf, required, text, uuid } from './fields.ts'
import type { Hotel } from './hotel.ts'
import type { Operations } from './operation.ts'
import { enterpriseFields, ids, interval, limitation, readInterval, readList, readPage } from './pages.ts'

const activity = list(oneOf(['Active', 'Deleted']))
const english = (name: string) => ({ 'en-US': name })

/** What a hotel has set up: services, ages, taxes, categories and rooms. */
export function createConfigurationOperations(hotel: Hotel): Operations {
  const services = [
    {
      Id: hotel.stays,
      name: 'Stay',
      Data: { Discriminator: 'Bookable', Value: { StartOffset: 'P0M0DT15H0M0S', EndOffset: 'P0M0DT11H0M0S' } },
    },
    { Id: hotel.shop, name: 'Reception', Data: { Discriminator: 'Additional', Value: {} } },
  ]
  return {
    'configuration/get': {
      fields: { EnterpriseId: uuid },
      serve: () => ({
        NowUtc: hotel.moment(),
        Enterprise: {
          Id: hotel.enterprise,
          Name: 'Hotel Lago',
          TimeZoneIdentifier: hotel.timeZone,
          TaxEnvironmentCode: 'DE-2020-2',
          Pricing: hotel.pricing,
          Currencies: hotel.currencies.map((Currency, at) => ({ Currency, IsDefault: at === 0, IsEnabled: true })),
          AccountingConfiguration: { EnabledExternalPaymentTypes: [...hotel.paymentTypes] },
        },
        Service: null,
        IsIdentityDocumentNumberRequired: true,
      }),
    },
    'services/getAll': {
      fields: {
        ...enterpriseFields,
        ServiceIds: ids,
        ServiceType: oneOf(['Bookable', 'Additional']),
        UpdatedUtc: interval,
        Limitation: limitation,
      },
      serve: (body) => {
        const { page, cursor } = readPage(services, body)
        return {
          Services: page.map(({ Id, name, Data }) => ({ Id, IsActive: true, Names: english(name), Data })),
          Cursor: cursor,
        }
      },
    },
    'rates/getAll': {
      fields: {
        ...enterpriseFields,
        ServiceIds: required(ids),
        RateIds: ids,
        Extent: object({ Rates: flag, RateGroups: flag, AvailabilityBlockAssignments: required(flag) }),
        UpdatedUtc: interval,
        ActivityStates: activity,
        Limitation: limitation,
      },
      serve: (body) => {
        const isOfService = readList(body, 'ServiceIds')
        const { page, cursor } = readPage(isOfService(hotel.stays) ? hotel.rates : [], body)
        const shown = { ServiceId: hotel.stays, IsActive: true, IsEnabled: true, IsPublic: true, Type: 'Public' }
        return { Rates: page.map(({ Id, name }) => ({ ...shown, Id, Names: english(name) })), Cursor: cursor }
      },
    },
    'ageCategories/getAll': {
      fields: { ...enterpriseFields, ServiceIds: required(ids), AgeCategoryIds: ids, Limitation: limitation },
      serve: (body) => {
        const isOfService = readList(body, 'ServiceIds')
        const { page, cursor } = readPage(
          hotel.ages.filter(({ ServiceId }) => isOfService(ServiceId)),
          body,
        )
        return { AgeCategories: page, Cursor: cursor }
      },
    },
    'taxEnvironments/getAll': {
      fields: {},
      serve: () => ({
        TaxEnvironments: [
          { Code: 'DE-2020-2', CountryCode: 'DEU', TaxationCodes: ['DE-2020-2'] },
          { Code: 'AT-2020', CountryCode: 'AUT', TaxationCodes: ['AT'] },
        ],
      }),
    },
    'taxations/getAll': {
      fields: {},
      serve: () => ({
        Taxations: [
          { Code: 'DE-2020-2', Name: 'VAT', LocalName: 'MwSt.' },
          { Code: 'AT', Name: 'VAT', LocalName: 'MwSt.' },
        ],
        TaxRates: [
          ...Object.entries(taxRates).map(([Code, percent]) => ({
            Code,
            TaxationCode: 'DE-2020-2',
            Strategy: { Discriminator: 'Relative', Value: { Value: percent / 100 } },
          })),
          // Of another country, and one that is no rate.
          { Code: 'AT-S', TaxationCode: 'AT', Strategy: { Discriminator: 'Relative', Value: { Value: 0.2 } } },
          {
            Code: 'DE-5-EUR',
            TaxationCode: 'DE-2020-2',
            Strategy: { Discriminator: 'Flat', Value: { Value: 5, CurrencyCode: 'EUR' } },
          },
        ],
      }),
    },
    'resourceCategories/getAll': {
      fields: {
        ...enterpriseFields,
        ServiceIds: required(ids),
        ResourceCategoryIds: ids,
        UpdatedUtc: interval,
        ActivityStates: activity,
        Limitation: limitation,
      },
      serve: (body) => {
        const isOfService = readList(body, 'ServiceIds')
        const { page, cursor } = readPage(
          [...hotel.categories.values()].filter(({ ServiceId }) => isOfService(ServiceId)),
          body,
        )
        return {
          ResourceCategories: page.map(({ Id, ServiceId, name }) => ({
            Id,
            ServiceId,
            IsActive: true,
            Type: 'Room',
            Names: english(name),
          })),
          Cursor: cursor,
        }
      },
    },
    'resourceCategoryAssignments/getAll': {
      fields: {
        ...enterpriseFields,
        ResourceCategoryIds: required(ids),
        ResourceIds: ids,
        UpdatedUtc: interval,
        ActivityStates: activity,
        Limitation: limitation,
      },
      serve: (body) => {
        const isOfCategory = readList(body, 'ResourceCategoryIds')
        const { page, cursor } = readPage(
          [...hotel.resources.values()].filter(({ categoryId }) => isOfCategory(categoryId)),
          body,
        )
        return {
          ResourceCategoryAssignments: page.map(({ Id, categoryId }) => ({
            Id,
            ResourceId: Id,
            CategoryId: categoryId,
            IsActive: true,
          })),
          Cursor: cursor,
        }
      },
    },
    'resources/getAll': {
      fields: {
        ...enterpriseFields,
        ResourceIds: ids,
        Names: list(text),
        Extent: required(object({ Resources: flag, Inactive: flag })),
        UpdatedUtc: interval,
        Limitation: limitation,
      },
      serve: (body) => {
        const [isId, isName] = [readList(body, 'ResourceIds'), readList(body, 'Names')]
        const isUpdated = readInterval(body, 'UpdatedUtc')
        const { page, cursor } = readPage(
          [...hotel.resources.values()].filter(
            ({ Id, Name, UpdatedUtc }) => isId(Id) && isName(Name) && isUpdated(UpdatedUtc),
          ),
          body,
        )
        return {
          Resources: page.map(({ categoryId: _, floor, ...shown }) => ({
            ...shown,
            IsActive: true,
            ParentResourceId: null,
            Data: { Discriminator: 'Space', Value: { FloorNumber: floor, LocationNotes: null } },
          })),
          Cursor: cursor,
        }
      },
    },
  }
}
