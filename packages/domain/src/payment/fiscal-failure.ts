/** What a printer or the way to it says, and how it is told. Wordings are labels `fiscal.<name>`. */
export const fiscalFailures = ['timeout', 'connection', 'noPaper', 'coverOpen', 'receiptWrong', 'unknown'] as const
export type FiscalFailure = (typeof fiscalFailures)[number]

const failures: Readonly<Record<string, FiscalFailure>> = {
  // It has not answered, and has printed nothing, or nobody can say.
  absent: 'timeout',
  deviceUnknown: 'timeout',
  // Nobody was there, or the line was cut.
  deviceAway: 'connection',
  neverBegun: 'connection',
  // As the printer's own service says.
  LAN_TIME_OUT: 'timeout',
  FP_NO_ANSWER: 'connection',
  FP_NO_ANSWER_NETWORK: 'connection',
  EPTR_REC_EMPTY: 'noPaper',
  EPTR_COVER_OPEN: 'coverOpen',
  PARSER_ERROR: 'receiptWrong',
  INCOMPLETE_FILE: 'receiptWrong',
}

export function fiscalFailureOf(code: string | undefined): FiscalFailure {
  return (code !== undefined && Object.hasOwn(failures, code) ? failures[code] : undefined) ?? 'unknown'
}
