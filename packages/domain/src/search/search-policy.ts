/** The first is what a hotel has unless it says otherwise. */
export const qrReaders = ['camera', 'scanner'] as const

export interface SearchPolicy {
  readonly onlySurname: boolean
  readonly listAllDueIn: boolean
  readonly onlyDueIn: boolean
  readonly byQr: boolean
  readonly qrReader: (typeof qrReaders)[number]
}
