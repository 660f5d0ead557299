/** A place of the table `Luoghi`. Municipalities have a province; some exist no more. */
interface Place {
  readonly code: string
  readonly name: string
  readonly province?: string
  /** The last day of its validity, dd/mm/yyyy. */
  readonly until?: string
}

const states: readonly (readonly [code: number, name: string])[] = [
  [100, 'ITALIA'],
  [201, 'ALBANIA'],
  [203, 'AUSTRIA'],
  [206, 'BELGIO'],
  [209, 'BULGARIA'],
  [212, 'DANIMARCA'],
  [214, 'FINLANDIA'],
  [215, 'FRANCIA'],
  [216, 'GERMANIA'],
  [219, 'REGNO UNITO'],
  [220, 'GRECIA'],
  [221, 'IRLANDA'],
  [223, 'ISLANDA'],
  [225, 'LIECHTENSTEIN'],
  [226, 'LUSSEMBURGO'],
  [227, 'MALTA'],
  [231, 'NORVEGIA'],
  [232, 'PAESI BASSI'],
  [233, 'POLONIA'],
  [234, 'PORTOGALLO'],
  [235, 'ROMANIA'],
  [239, 'SPAGNA'],
  [240, 'SVEZIA'],
  [241, 'SVIZZERA'],
  [243, 'UCRAINA'],
  [244, 'UNGHERIA'],
  [245, 'FEDERAZIONE RUSSA'],
  [247, 'ESTONIA'],
  [248, 'LETTONIA'],
  [249, 'LITUANIA'],
  [250, 'CROAZIA'],
  [251, 'SLOVENIA'],
  [252, 'BOSNIA ED ERZEGOVINA'],
  [254, 'MOLDAVIA'],
  [255, 'REPUBBLICA SLOVACCA'],
  [256, 'BIELORUSSIA'],
  [257, 'REPUBBLICA CECA'],
  [314, 'CINA'],
  [315, 'CIPRO'],
  [320, 'COREA DEL SUD'],
  [323, 'FILIPPINE'],
  [326, 'GIAPPONE'],
  [330, 'INDIA'],
  [334, 'ISRAELE'],
  [351, 'TURCHIA'],
  [419, 'EGITTO'],
  [436, 'MAROCCO'],
  [450, 'SENEGAL'],
  [454, 'SUDAFRICA'],
  [460, 'TUNISIA'],
  [509, 'CANADA'],
  [527, 'MESSICO'],
  [536, "STATI UNITI D'AMERICA"],
  [602, 'ARGENTINA'],
  [605, 'BRASILE'],
  [608, 'COLOMBIA'],
  [615, "PERU'"],
  [619, 'VENEZUELA'],
  [701, 'AUSTRALIA'],
  [719, 'NUOVA ZELANDA'],
  [997, 'MACEDONIA DEL NORD'],
  [1000, 'SERBIA'],
  [1001, 'MONTENEGRO'],
  [1002, 'KOSOVO'],
]

const municipalities: readonly Place[] = [
  { code: '412058091', name: 'ROMA', province: 'RM' },
  { code: '403015146', name: 'MILANO', province: 'MI' },
  { code: '401001272', name: 'TORINO', province: 'TO' },
  { code: '415063049', name: 'NAPOLI', province: 'NA' },
  { code: '409048017', name: 'FIRENZE', province: 'FI' },
  { code: '408037006', name: 'BOLOGNA', province: 'BO' },
  { code: '405027042', name: 'VENEZIA', province: 'VE' },
  { code: '418080063', name: 'REGGIO DI CALABRIA', province: 'RC' },
  // Oristano belonged to another province until 1974.
  { code: '420092555', name: 'ORISTANO', province: 'CA', until: '16/12/1974' },
  { code: '420095038', name: 'ORISTANO', province: 'OR' },
]

export const places: readonly Place[] = [
  ...states.map(([code, name]) => ({ code: String(100_000_000 + code), name })),
  ...municipalities,
]

export const ITALY = '100000100'
export const isState = (code: string): boolean => places.some((place) => place.code === code && !place.province)
export const findMunicipality = (code: string): Place | undefined =>
  places.find((place) => place.code === code && place.province)

export const documentTypes: Readonly<Record<string, string>> = {
  IDENT: "CARTA DI IDENTITA'",
  IDELE: "CARTA IDENTITA' ELETTRONICA",
  PASOR: 'PASSAPORTO ORDINARIO',
  PATEN: 'PATENTE DI GUIDA',
  PASDI: 'PASSAPORTO DIPLOMATICO',
  PASSE: 'PASSAPORTO DI SERVIZIO',
}

export const guestTypes: Readonly<Record<string, string>> = {
  16: 'OSPITE SINGOLO',
  17: 'CAPOFAMIGLIA',
  18: 'CAPOGRUPPO',
  19: 'FAMILIARE',
  20: 'MEMBRO GRUPPO',
}

export const errorTypes: Readonly<Record<string, string>> = {
  10: 'TOKEN NON VALIDO',
  11: 'ERRORE FORMATO',
  12: 'ERRORE CAMPO',
  13: 'ERRORE SEQUENZA',
  100: 'CREDENZIALI NON VALIDE',
  101: 'WSKEY NON VALIDA',
}

const toCsv = (header: string, rows: readonly (readonly string[])[]): string =>
  [header, ...rows.map((row) => row.join(';'))].join('\r\n')

/** The tables as the operation `Tabella` returns them. */
export const csvTables: Readonly<Record<string, () => string>> = {
  Luoghi: () =>
    toCsv(
      'Codice;Descrizione;Provincia;DataFineVal',
      places.map(({ code, name, province = '', until = '' }) => [code, name, province, until]),
    ),
  Tipi_Documento: () => toCsv('Codice;Descrizione', Object.entries(documentTypes)),
  Tipi_Alloggiato: () => toCsv('Codice;Descrizione', Object.entries(guestTypes)),
  TipoErrore: () => toCsv('Codice;Descrizione', Object.entries(errorTypes)),
  ListaAppartamenti: () => toCsv('IDAPP;DESCRIZIONE;COMUNE;INDIRIZZO;PROPRIETARIO', []),
}
