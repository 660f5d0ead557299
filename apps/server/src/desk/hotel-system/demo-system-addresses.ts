import type { SystemAddresses } from './to-system-config.ts'

interface Settings {
  readonly demoApaleoUrl?: string | undefined
}

/** Simulators that the operator has started for the demo hotels. */
export const toDemoSystemAddresses = ({ demoApaleoUrl: url }: Settings): SystemAddresses => ({
  ...(url && { apaleo: { url, identity: url } }),
})
