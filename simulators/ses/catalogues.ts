/** The lists of the ministry that we check by, with the code of each entry. */
export const catalogues = {
  TIPO_DOCUMENTO: { NIF: 'NIF', NIE: 'NIE', PAS: 'Pasaporte', OTRO: 'Otro', CIF: 'CIF' },
  SEXO: { H: 'Hombre', M: 'Mujer', O: 'Otro' },
  TIPO_PAGO: {
    EFECT: 'Efectivo',
    TARJT: 'Tarjeta de crédito',
    PLATF: 'Plataforma de pago',
    TRANS: 'Transferencia',
    MOVIL: 'Pago por móvil',
    TREG: 'Tarjeta regalo',
    DESTI: 'Pago en destino',
    OTRO: 'Otros medios de pago',
  },
  TIPO_PARENTESCO: {
    AB: 'Abuelo/a',
    BA: 'Bisabuelo/a',
    BN: 'Bisnieto/a',
    CD: 'Cuñado/a',
    CY: 'Cónyuge',
    HJ: 'Hijo/a',
    HR: 'Hermano/a',
    NI: 'Nieto/a',
    PM: 'Padre o madre',
    SB: 'Sobrino/a',
    SG: 'Suegro/a',
    TI: 'Tío/a',
    YN: 'Yerno o nuera',
    TU: 'Tutor/a',
    OT: 'Otro',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type CatalogueName = keyof typeof catalogues

export const isCatalogueName = (name: string): name is CatalogueName => name in catalogues

export const isCode = (catalogue: CatalogueName, code: string): boolean => code in catalogues[catalogue]
