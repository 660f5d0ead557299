const included = ['breakfast', 'parking', 'halfBoard', 'fullBoard', 'wifi', 'spa'] as const

/** Inclusions that we have wordings for; a hotel's own extras come with the hotel's texts. */
export const isKnownIncluded = (one: string): one is (typeof included)[number] =>
  included.some((known) => known === one)
