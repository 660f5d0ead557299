import { expect, it, onTestFinished } from 'vitest'
import { getText, readSoapBody, readXml } from '../read-xml.ts'
import { listen, postSoap } from '../testing.ts'
import { createSiba } from './create-siba.ts'
import { Ledger } from './ledger.ts'

const guest = {
  Apelido: 'SOLER',
  Nome: 'ANA',
  Nacionalidade: 'D',
  Data_Nascimento: '1980-02-03T00:00:00',
  Local_Nascimento: 'BERLIN',
  Documento_Identificacao: 'C01X00T41',
  Pais_Emissor_Documento: 'D',
  Tipo_Documento: 'P',
  Data_Entrada: '2027-05-10T00:00:00',
  Data_Saida: '2027-05-12T00:00:00',
  Pais_Residencia_Origem: 'D',
  Local_Residencia_Origem: 'BERLIN',
}
type Bulletin = Partial<Record<keyof typeof guest, string | undefined>>

const toXml = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')

const unit = toXml({
  Codigo_Unidade_Hoteleira: '121212121',
  Estabelecimento: '00',
  Nome: 'Hotel teste',
  Abreviatura: 'teste',
  Morada: 'Rua da Alegria, 172',
  Localidade: 'Portalegre',
  Codigo_Postal: '1000',
  Zona_Postal: '234',
  Telefone: '214017744',
  Fax: '',
  Nome_Contacto: 'Nuno teste',
  Email_Contacto: 'teste.teste@example.com',
})

const buildFile = (bulletin: string) =>
  `<?xml version="1.0" encoding="utf-8"?><MovimentoBAL xmlns="http://sef.pt/BAws"><Unidade_Hoteleira>${unit}</Unidade_Hoteleira><Boletim_Alojamento>${bulletin}</Boletim_Alojamento><Envio><Numero_Ficheiro>1</Numero_Ficheiro><Data_Movimento>2027-05-10T15:00:00</Data_Movimento></Envio></MovimentoBAL>`

async function start() {
  const ledger = new Ledger(undefined)
  const server = createSiba({ unit: '121212121', establishment: 0, key: '999999999', ledger, today: '2027-05-10' })
  const url = await listen(server)
  onTestFinished(() => void server.close())
  async function deliver(file: string, key = '999999999') {
    const boletins = Buffer.from(file).toString('base64')
    const answer = await postSoap(
      `${url}/baws/boletinsalojamento.asmx`,
      'http://sef.pt/EntregaBoletinsAlojamento',
      `<EntregaBoletinsAlojamento xmlns="http://sef.pt/"><UnidadeHoteleira>121212121</UnidadeHoteleira><Estabelecimento>0</Estabelecimento><ChaveAcesso>${key}</ChaveAcesso><Boletins>${boletins}</Boletins></EntregaBoletinsAlojamento>`,
    )
    const result = getText(readSoapBody(answer), 'EntregaBoletinsAlojamentoResult')
    return result === '0'
      ? '0'
      : readXml(result)
          .children.map((one) => getText(one, 'Codigo_Retorno'))
          .join(' ')
  }
  return { ledger, deliver }
}

it.each<[string, Bulletin, string]>([
  ['a right bulletin', {}, '0'],
  ['one without the optional fields', { Nome: undefined, Local_Nascimento: undefined, Data_Saida: undefined }, '0'],
  ['a missing residence', { Local_Residencia_Origem: undefined }, '75'],
  ['a surname of 41 letters', { Apelido: 'A'.repeat(41) }, '75'],
  ['a document of 17 letters', { Documento_Identificacao: 'A'.repeat(17) }, '75'],
  ['a document of type I', { Tipo_Documento: 'I' }, '75'],
  ['Germany as DEU', { Nacionalidade: 'DEU' }, '33'],
  ['a Portuguese guest', { Nacionalidade: 'PRT' }, '34'],
  ['an entry tomorrow', { Data_Entrada: '2027-05-11T00:00:00' }, '41'],
  ['an exit before the entry', { Data_Saida: '2027-05-09T00:00:00' }, '42'],
  ['small letters', { Apelido: 'Soler' }, '51'],
  ['a document with blanks', { Documento_Identificacao: 'C01 X00' }, '52'],
])('checks %s', async (_, changes, code) => {
  const { deliver, ledger } = await start()
  expect(await deliver(buildFile(toXml({ ...guest, ...changes })))).toBe(code)
  expect(ledger.bulletins).toHaveLength(code === '0' ? 1 : 0)
})

it('checks the order of the schema, the access key, and XML', async () => {
  const { deliver } = await start()
  const { Apelido, Nome, ...rest } = guest
  expect(await deliver(buildFile(toXml({ Nome, Apelido, ...rest })))).toBe('75')
  expect(await deliver(buildFile(toXml(guest)), '1')).toBe('22')
  expect(await deliver('<MovimentoBAL>')).toBe('75')
})
