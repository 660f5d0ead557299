import { type ConfigChange, configChanges } from './config-changes.ts'
import { hotelConfigSchema } from './hotel-config.ts'

/** Returns the changes that take effect: omitted values count as their defaults. */
export function effectiveChanges(before: unknown, after: unknown): ConfigChange[] {
  const [a, b] = [hotelConfigSchema.safeParse(before), hotelConfigSchema.safeParse(after)]
  return a.success && b.success ? configChanges(a.data, b.data) : configChanges(before, after)
}
