/** Banned phrasings that an area may still contain. Lower a number when you have rewritten some; never raise one. */
export const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {}
