import { PRODUCTION_URLS, SANDBOX_URLS } from 'redsys-easy'
import type { ChooseGateway } from './payment-gateway.ts'
import { createRedsysGateway, type RedsysUrls } from './redsys-gateway.ts'

const QUERY = '/apl02/services/SerClsWSConsulta'

interface Settings {
  /** Address of the demo's gateway; if unset, the demo takes no cards. */
  readonly demoGatewayUrl?: string | undefined
}

/** The addresses depend only on the environment; no configuration document or page chooses one. */
export function chooseGateway({ demoGatewayUrl }: Settings): ChooseGateway {
  const environments: Readonly<Record<string, RedsysUrls | undefined>> = {
    production: { ...PRODUCTION_URLS, query: `https://sis.redsys.es${QUERY}` },
    sandbox: { ...SANDBOX_URLS, query: `https://sis-t.redsys.es:25443${QUERY}` },
    demo: demoGatewayUrl === undefined ? undefined : buildUrls(demoGatewayUrl.replace(/\/$/, '')),
  }
  return ({ gateway, secrets }) => {
    const urls = gateway.kind === 'redsys' ? environments[gateway.environment] : undefined
    if (gateway.kind !== 'redsys' || !urls || !secrets.gateway) return undefined
    const { merchant_code: merchantCode, terminal, pay_wallets: payWallets } = gateway
    return createRedsysGateway({ merchantCode, terminal, payWallets, secretKey: secrets.gateway, urls })
  }
}

function buildUrls(base: string): RedsysUrls {
  return {
    redirect: `${base}/sis/realizarPago`,
    restTrataPeticion: `${base}/sis/rest/trataPeticionREST`,
    restIniciaPeticion: `${base}/sis/rest/iniciaPeticionREST`,
    query: `${base}${QUERY}`,
    cardTokens: `${base}/sis/cardTokens`,
  }
}
