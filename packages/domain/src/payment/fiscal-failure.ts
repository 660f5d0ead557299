/** Errors of a fiscal printer or its connection. Wordings are the labels `fiscal.<name>`. */
export const fiscalFailures = ['timeout', 'connection', 'noPaper', 'coverOpen', 'receiptWrong', 'unknown'] as const
export type FiscalFailure = (typeof fiscalFailures)[number]

const failures: Readonly<Record<string, FiscalFailure>> = {
  // No answer: it printed nothing, or the result is unknown.
  absent: 'timeout',
  deviceUnknown: 'timeout',
  // Not reachable, or the connection was lost.
  deviceAway: 'connection',
  neverBegun: 'connection',
  // Codes of the printer's own service.
  LAN_TIME_OUT: 'timeout',
  FP_NO_ANSWER: 'connection',
  FP_NO_ANSWER_NETWORK: 'connection',
  EPTR_REC_EMPTY: 'noPaper',
  EPTR_COVER_OPEN: 'coverOpen',
  PARSER_ERROR: 'receiptWrong',
  INCOMPLETE_FILE: 'receiptWrong',
}

export function toFiscalFailure(code: string | undefined): FiscalFailure {
  return (code !== undefined && Object.hasOwn(failures, code) ? failures[code] : undefined) ?? 'unknown'
}
