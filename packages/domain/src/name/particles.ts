/** Words that belong to the next one and that people omit: "van den Berg" is found as Berg. */
const particles: ReadonlySet<string> = new Set(
  `de del della dello delle dei degli di da das dal dalla do dos d la las le les lo los el l en et und
  van von vom der den des dem het in ter ten te t op zu zum zur af av aus
  al bin binti ibn ben bint abu abd abdul abdel abdal ould ait st saint sainte`.split(/\s+/),
)

/** Connects two words into one surname or separates two: Ortega y Gasset. */
const connectors: ReadonlySet<string> = new Set(['y', 'e', 'i'])

/** Expects a folded word. */
export function isParticle(word: string): boolean {
  return particles.has(word) || connectors.has(word)
}

export function isConnector(word: string): boolean {
  return connectors.has(word)
}
