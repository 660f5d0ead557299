import { type ConfigChange, diffConfigs } from './diff-configs.ts'
import { hotelConfigSchema } from './hotel-config.ts'

/** Returns the changes that take effect: omitted values count as their defaults. */
export function diffEffectiveConfigs(before: unknown, after: unknown): ConfigChange[] {
  const [a, b] = [hotelConfigSchema.safeParse(before), hotelConfigSchema.safeParse(after)]
  return a.success && b.success ? diffConfigs(a.data, b.data) : diffConfigs(before, after)
}
