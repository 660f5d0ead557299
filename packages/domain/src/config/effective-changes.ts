import { type ConfigChange, configChanges } from './config-changes.ts'
import { hotelConfigSchema } from './hotel-config.ts'

/** What becomes different for whoever uses the hotel: what was left unsaid before held its usual value. */
export function effectiveChanges(before: unknown, after: unknown): ConfigChange[] {
  const [a, b] = [hotelConfigSchema.safeParse(before), hotelConfigSchema.safeParse(after)]
  return a.success && b.success ? configChanges(a.data, b.data) : configChanges(before, after)
}
