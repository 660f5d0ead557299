import type { SystemAddresses } from './to-system-config.ts'

interface Settings {
  readonly demoApaleoUrl?: string | undefined
  readonly demoMewsUrl?: string | undefined
}

/** Simulators that the operator has started for the demo hotels. */
export const toDemoSystemAddresses = ({ demoApaleoUrl: apaleo, demoMewsUrl: mews }: Settings): SystemAddresses => ({
  ...(apaleo && { apaleo: { url: apaleo, identity: apaleo } }),
  ...(mews && { mews: { url: mews } }),
})
