const taxTypes: readonly (string | undefined)[] = ['CityTax', 'SecondCityTax', 'LocalTax', 'ConsumptionTax']

/** Whether a service of this type is a tax, which is posted and never sold. */
export const isTax = (serviceType: string | undefined): boolean => taxTypes.includes(serviceType)
