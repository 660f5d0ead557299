import { type HotelConfig, type PublicConfig, publicConfigSchema } from './hotel-config.ts'

/**
 * What a page receives. Only fields of the public schema pass, so a new secret is excluded by
 * default.
 */
export function toPublicConfig(config: HotelConfig): PublicConfig {
  return publicConfigSchema.parse(config)
}
