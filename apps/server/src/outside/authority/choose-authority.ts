import type { AuthorityName } from '@foyer/domain/authority/authority-config.ts'
import { createAlloggiatiAuthority } from './alloggiati/alloggiati-authority.ts'
import type { Authority, AuthoritySettings, ChooseAuthority } from './authority.ts'
import { createSesAuthority } from './ses/ses-authority.ts'
import { createSibaAuthority } from './siba/siba-authority.ts'

interface Settings {
  /** The simulators of the demo hotels; without one, such a hotel sends nothing. */
  readonly demoSesUrl?: string | undefined
  readonly demoAlloggiatiUrl?: string | undefined
  readonly demoSibaUrl?: string | undefined
}

/** One line per authority that something can be sent to. */
const adapters: Partial<Record<AuthorityName, (settings: AuthoritySettings) => Authority>> = {
  ses: createSesAuthority,
  alloggiati: createAlloggiatiAuthority,
  siba: createSibaAuthority,
}

export function chooseAuthority({ demoSesUrl, demoAlloggiatiUrl, demoSibaUrl }: Settings): ChooseAuthority {
  const demoUrls: Partial<Record<AuthorityName, string | undefined>> = {
    ses: demoSesUrl,
    alloggiati: demoAlloggiatiUrl,
    siba: demoSibaUrl,
  }
  return (hotel, { authority: config, secrets }) => {
    const create = adapters[config.name]
    const { authority_user: user, authority_password: password, authority_key: key } = secrets
    const url = hotel.isDemo ? demoUrls[config.name] : undefined
    if (!create || !user || !password || (hotel.isDemo && !url)) return undefined
    return create({ config, credentials: { user, password, key }, hotel, url })
  }
}
