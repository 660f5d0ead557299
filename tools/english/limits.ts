/** Banned phrasings that an area may still contain. Lower a number when you have rewritten some; never raise one. */
export const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  comments: {
    'apps/server/platform': 2,
  },
  titles: {},
  documents: {
    'apps/server/access': 1,
    'docs/': 1,
  },
  screens: {
    'apps/guest': 5,
  },
}
