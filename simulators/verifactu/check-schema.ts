import type { Element } from '../read-xml.ts'

/** The message breaks the schema, so that nothing of it is stored. */
export class SchemaError extends Error {}

type Rule = { readonly min: 0 | 1; readonly max?: number; readonly check?: Check }
type Check = RegExp | Readonly<Record<string, Rule>>

const must = (check?: Check, max = 1): Rule => ({ min: 1, max, ...(check && { check }) })
const may = (check?: Check, max = 1): Rule => ({ min: 0, max, ...(check && { check }) })

const nif = /^(([a-zA-Z]|\d)\d{7}([a-zA-Z]|\d))$/
const day = /^\d{2}-\d{2}-\d{4}$/
const amount = /^[+-]?\d{1,12}(\.\d{0,2})?$/
const percent = /^\d{1,3}(\.\d{0,2})?$/
const hash = /^.{1,64}$/
const yes = /^S$/
const yesOrNo = /^[SN]$/
const upTo = (length: number) => new RegExp(`^.{1,${length}}$`, 's')

const invoice = (suffix = '') => ({
  [`IDEmisorFactura${suffix}`]: must(nif),
  [`NumSerieFactura${suffix}`]: must(upTo(60)),
  [`FechaExpedicionFactura${suffix}`]: must(day),
})
const person = { NombreRazon: must(upTo(120)), NIF: must(nif) }
const chain = {
  PrimerRegistro: may(yes),
  RegistroAnterior: may({ ...invoice(), Huella: must(hash) }),
}
const system = {
  ...person,
  NombreSistemaInformatico: must(upTo(30)),
  IdSistemaInformatico: must(upTo(2)),
  Version: must(upTo(50)),
  NumeroInstalacion: must(upTo(100)),
  TipoUsoPosibleSoloVerifactu: must(yesOrNo),
  TipoUsoPosibleMultiOT: must(yesOrNo),
  IndicadorMultiplesOT: must(yesOrNo),
}
const tail = {
  Encadenamiento: must(chain),
  SistemaInformatico: must(system),
  FechaHoraHusoGenRegistro: must(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
  TipoHuella: must(/^01$/),
  Huella: must(hash),
}
const detail = {
  Impuesto: may(/^0[1235]$/),
  ClaveRegimen: may(/^\d{2}$/),
  CalificacionOperacion: may(/^(S1|S2|N1|N2)$/),
  OperacionExenta: may(/^E[1-6]$/),
  TipoImpositivo: may(percent),
  BaseImponibleOimporteNoSujeto: must(amount),
  CuotaRepercutida: may(amount),
}
const recipient = {
  NombreRazon: must(upTo(120)),
  NIF: may(nif),
  IDOtro: may({ CodigoPais: may(/^[A-Z]{2}$/), IDType: must(/^0[2-7]$/), ID: must(upTo(20)) }),
}
const registration = {
  IDVersion: must(/^1\.0$/),
  IDFactura: must(invoice()),
  RefExterna: may(upTo(60)),
  NombreRazonEmisor: must(upTo(120)),
  Subsanacion: may(yesOrNo),
  RechazoPrevio: may(/^[NSX]$/),
  TipoFactura: must(/^(F[123]|R[1-5])$/),
  TipoRectificativa: may(/^[SI]$/),
  FacturasRectificadas: may({ IDFacturaRectificada: must(invoice(), 1_000) }),
  DescripcionOperacion: must(upTo(500)),
  FacturaSinIdentifDestinatarioArt61d: may(yesOrNo),
  Destinatarios: may({ IDDestinatario: must(recipient, 1_000) }),
  Desglose: must({ DetalleDesglose: must(detail, 12) }),
  CuotaTotal: must(amount),
  ImporteTotal: must(amount),
  ...tail,
}
const cancellation = {
  IDVersion: must(/^1\.0$/),
  IDFactura: must(invoice('Anulada')),
  RefExterna: may(upTo(60)),
  SinRegistroPrevio: may(yesOrNo),
  RechazoPrevio: may(yesOrNo),
  ...tail,
}
const message = {
  Cabecera: must({
    ObligadoEmision: must(person),
    RemisionVoluntaria: may({ Incidencia: may(yesOrNo) }),
  }),
  RegistroFactura: must({ RegistroAlta: may(registration), RegistroAnulacion: may(cancellation) }, 1_000),
}

const SCHEMAS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
/** Elements of the message itself; all others are of SuministroInformacion.xsd. */
const outer: readonly string[] = ['RegFactuSistemaFacturacion', 'Cabecera', 'RegistroFactura']

/** Checks names, namespaces, order, number and form of all elements. */
export function checkMessage(root: Element): void {
  if (root.name !== 'RegFactuSistemaFacturacion') throw new SchemaError(`unexpected ${root.name}`)
  checkElement(root, message)
}

function checkElement(element: Element, check: Check | undefined): void {
  const { name, namespace, children, text } = element
  const schema = outer.includes(name) ? 'SuministroLR.xsd' : 'SuministroInformacion.xsd'
  if (namespace !== `${SCHEMAS}/${schema}`) throw new SchemaError(`${name} is in the namespace ${namespace}`)
  if (check instanceof RegExp) {
    if (children.length > 0 || !check.test(text)) throw new SchemaError(`${name}: ${text}`)
    return
  }
  if (!check) return
  const names = Object.keys(check)
  const order = children.map((child) => names.indexOf(child.name))
  for (const [at, place] of order.entries())
    if (place < 0 || place < (order[at - 1] ?? 0)) throw new SchemaError(`${name}: unexpected ${children[at]?.name}`)
  for (const [child, { min, max = 1 }] of Object.entries(check)) {
    const count = children.filter((one) => one.name === child).length
    if (count < min || count > max) throw new SchemaError(`${name}: ${count} times ${child}`)
  }
  for (const child of children) checkElement(child, check[child.name]?.check)
}
