/** The first one is the default. */
export const qrReaders = ['camera', 'scanner'] as const

export interface SearchPolicy {
  readonly onlySurname: boolean
  readonly listAllDueIn: boolean
  readonly onlyDueIn: boolean
  readonly byQr: boolean
  readonly qrReader: (typeof qrReaders)[number]
}
