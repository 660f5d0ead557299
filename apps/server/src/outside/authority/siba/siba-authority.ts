import type { StayReport } from '@foyer/domain/authority/stay-report.ts'
import { escapeXml } from '../../police/xml.ts'
import {
  type Authority,
  type AuthorityReport,
  type AuthoritySettings,
  CredentialsRefused,
  type RefusalReason,
} from '../authority.ts'
import { findElements, findText } from '../soap/find-elements.ts'
import { AnswerLost, postSoap } from '../soap/post-soap.ts'
import { buildMovement } from './build-movement.ts'

const NAMESPACE = 'http://sef.pt/'
const OPERATION = 'EntregaBoletinsAlojamento'
const PUBLISHED_ORIGIN = 'https://siba.ssi.gov.pt'
const paths = { live: '/baws/boletinsalojamento.asmx', test: '/bawsdev/boletinsalojamento.asmx' } as const
const TIMEOUT_MS = 30_000

/** The hotel, its establishment or its key. */
const CREDENTIAL_CODE = /^2\d$/

/** An empty file: the service looks at the key first, and then refuses it by its schema. */
const SCHEMA_CODE = '75'

/** Portugal's register. The operator's password is SIBA's access key. */
export function createSibaAuthority({ url, config, credentials }: AuthoritySettings): Authority {
  const unit = config.siba ?? {}

  async function deliver(file: string): Promise<readonly Reason[]> {
    const elements = [
      ['UnidadeHoteleira', unit.code ?? credentials.user],
      ['Estabelecimento', String(Number(unit.establishment ?? 0))],
      ['ChaveAcesso', credentials.password],
      ['Boletins', Buffer.from(file).toString('base64')],
    ].map(([name, value = '']) => `<${name}>${escapeXml(value)}</${name}>`)
    const xml = await postSoap({
      url: new URL(paths[config.mode], url ?? PUBLISHED_ORIGIN),
      action: NAMESPACE + OPERATION,
      inside: `<${OPERATION} xmlns="${NAMESPACE}">${elements.join('')}</${OPERATION}>`,
      timeoutMs: TIMEOUT_MS,
    })
    const reasons = parseResult(findText(xml, `${OPERATION}Result`))
    const credential = reasons.find(({ code }) => CREDENTIAL_CODE.test(code))
    if (credential) throw new CredentialsRefused(credential.text)
    return reasons
  }

  return {
    async send(version) {
      try {
        const reasons = await deliver(buildMovement(version, unit))
        if (reasons.length === 0) return { state: 'accepted', receipt: toReceipt(version) }
        return { state: 'refused', reasons: reasons.map((reason) => toRefusal(reason, version.report)) }
      } catch (error) {
        if (error instanceof AnswerLost) return { state: 'unknown' }
        throw error
      }
    },

    async check() {
      try {
        const [reason] = await deliver('')
        return !reason || reason.code === SCHEMA_CODE ? { ok: true } : { ok: false, text: reason.text }
      } catch (error) {
        if (error instanceof CredentialsRefused) return { ok: false, text: error.message }
        throw error
      }
    },

    encode: (version) => buildMovement(version, unit),
  }

  /** SIBA issues no number: the file's own one is what both sides know. */
  function toReceipt(version: AuthorityReport): string {
    return `${findText(buildMovement(version, unit), 'Numero_Ficheiro')} ${version.report.reference}`
  }
}

interface Reason {
  /** The number of the bulletin; 0 concerns the file. */
  readonly line: number
  readonly code: string
  readonly text: string
}

/** `0`, or the XML of everything that is wrong. */
function parseResult(result: string): readonly Reason[] {
  if (result.trim() === '0') return []
  const reasons = findElements(result, 'RetornoBA').map((xml) => ({
    line: Number(findText(xml, 'Linha')),
    code: findText(xml, 'Codigo_Retorno'),
    text: findText(xml, 'Descricao'),
  }))
  if (reasons.length === 0) throw new AnswerLost('an answer that cannot be read')
  return reasons
}

/** The words of the service for a field, and ours. */
const fields: readonly (readonly [words: RegExp, field: string])[] = [
  [/Local_Residencia|residência/i, 'city'],
  [/Data_Entrada|data de entrada/i, 'arrivalDay'],
  [/Data_Saida|data de saída/i, 'departureDay'],
  [/nascimento/i, 'birthDate'],
  [/Tipo_Documento/i, 'documentType'],
  [/documento/i, 'documentNumber'],
  [/Pais_Emissor/i, 'issueCountry'],
  [/nacionalidade|país/i, 'nationality'],
  [/apelido|nome/i, 'lastName'],
]

function toRefusal({ line, code, text }: Reason, { people }: StayReport): RefusalReason {
  const field = fields.find(([words]) => words.test(text))?.[1]
  return { code, text, field, guestId: people[line - 1]?.guestId }
}
