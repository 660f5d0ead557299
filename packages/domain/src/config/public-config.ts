import { type HotelConfig, type PublicConfig, publicConfigSchema } from './hotel-config.ts'

/** What a page receives. Only what the public schema names gets through, so a new secret stays behind by itself. */
export function publicConfig(config: HotelConfig): PublicConfig {
  return publicConfigSchema.parse(config)
}
