const included = ['breakfast', 'parking', 'halfBoard', 'fullBoard', 'wifi', 'spa'] as const

/** What we have words for; a hotel's own extras come in the hotel's own words. */
export const isKnownIncluded = (one: string): one is (typeof included)[number] =>
  included.some((known) => known === one)
