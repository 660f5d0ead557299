/** In a fixed order: a column answers "who has not paid", a row "what is left". */
export const markColumns = ['registered', 'verified', 'paid', 'roomReady', 'keyReady'] as const
