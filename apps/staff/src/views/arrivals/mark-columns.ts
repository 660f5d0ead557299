/** In fixed order: reading down answers "who has not paid", reading along "what is left". */
export const markColumns = ['registered', 'verified', 'paid', 'roomReady', 'keyReady'] as const
