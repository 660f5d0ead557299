import { escapeXml } from '../../police/xml.ts'
import { type AuthorityCredentials, CredentialsRefused } from '../authority.ts'
import { findElements, findText } from '../soap/find-elements.ts'
import { AnswerLost, postSoap } from '../soap/post-soap.ts'

const NAMESPACE = 'AlloggiatiService'
const PUBLISHED_ORIGIN = 'https://alloggiatiweb.poliziadistato.it'
const PATH = '/service/service.asmx'
const TIMEOUT_MS = 30_000

/** `esito` with the service's code and words. */
export interface Outcome {
  readonly isRight: boolean
  readonly code: string
  readonly text: string
}

/** The service's codes for user, password and key. */
const CREDENTIAL_CODE = /^10[0-4]$/

function parseOutcome(xml: string): Outcome {
  const text = [findText(xml, 'ErroreDes'), findText(xml, 'ErroreDettaglio')].filter(Boolean).join(': ')
  return { isRight: findText(xml, 'esito') === 'true', code: findText(xml, 'ErroreCod'), text }
}

/** The operations of the web service, each with a token of its own, which lives for minutes only. */
export function createAlloggiatiService(origin: string | undefined, credentials: AuthorityCredentials) {
  const { user, password, key = '' } = credentials
  const url = new URL(PATH, origin ?? PUBLISHED_ORIGIN)

  async function request(operation: string, fields: Readonly<Record<string, string>>, more = ''): Promise<string> {
    const inside = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
    const xml = await postSoap({
      url,
      action: `${NAMESPACE}/${operation}`,
      inside: `<${operation} xmlns="${NAMESPACE}">${inside.join('')}${more}</${operation}>`,
      timeoutMs: TIMEOUT_MS,
    })
    return findElements(xml, `${operation}Response`)[0] ?? ''
  }

  async function createToken(): Promise<string> {
    // Nothing of a guest is sent yet: a lost answer is an error like any other.
    const xml = await request('GenerateToken', { Utente: user, Password: password, WsKey: key }).catch(
      (error: unknown) => {
        throw error instanceof AnswerLost ? new Error(error.message) : error
      },
    )
    const [result = ''] = findElements(xml, 'result')
    const outcome = parseOutcome(result)
    const token = findText(xml, 'token')
    if (outcome.isRight && token) return token
    throw CREDENTIAL_CODE.test(outcome.code) ? new CredentialsRefused(outcome.text) : toError(outcome)
  }

  async function call(operation: string, fields: Readonly<Record<string, string>>, more = ''): Promise<string> {
    const xml = await request(operation, { Utente: user, token: await createToken(), ...fields }, more)
    const [result] = findElements(xml, `${operation}Result`)
    if (result === undefined) throw new AnswerLost('an answer that cannot be read')
    const outcome = parseOutcome(result)
    if (CREDENTIAL_CODE.test(outcome.code)) throw new CredentialsRefused(outcome.text)
    if (!outcome.isRight) throw toError(outcome)
    return xml
  }

  return {
    async take(operation: 'Test' | 'Send', rows: readonly string[]): Promise<readonly Outcome[]> {
      const list = rows.map((row) => `<string>${escapeXml(row)}</string>`).join('')
      const xml = await call(operation, {}, `<ElencoSchedine>${list}</ElencoSchedine>`)
      const outcomes = findElements(xml, 'EsitoOperazioneServizio').map(parseOutcome)
      if (outcomes.length !== rows.length) throw new AnswerLost(`${outcomes.length} results for ${rows.length} rows`)
      return outcomes
    },
    async table(name: 'Luoghi' | 'Tipi_Documento' | 'TipoErrore'): Promise<string> {
      return findText(await call('Tabella', { tipo: name }), 'CSV')
    },
    async checkAccess(): Promise<void> {
      await call('Authentication_Test', {})
    },
    /** The signed PDF of a day. */
    async receipt(day: string): Promise<Buffer> {
      return Buffer.from(findText(await call('Ricevuta', { Data: `${day}T00:00:00` }), 'PDF'), 'base64')
    },
  }
}

const toError = ({ code, text }: Outcome) => new Error(`answered ${code} ${text}`.trim())
