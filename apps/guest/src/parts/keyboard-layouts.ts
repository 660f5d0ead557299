/**
 * A row is its keys separated by spaces; words in braces are function
 * keys. A row is limited to the number of touch targets that fit.
 */
export interface KeyboardLayout {
  letters: readonly string[]
  capitals: readonly string[]
  accents: readonly string[]
  accentCapitals: readonly string[]
}

/** Width in letters; a function key is one and a half letters wide. */
export const KEYS_PER_ROW = 11

const digits = '1 2 3 4 5 6 7 8 9 0'
const bottom = "{accents} - ' {space} . @ {enter}"
const accentBottom = '{letters} - · {space} , _ {enter}'

/**
 * Guests' names come from everywhere: letters missing
 * from a language's first layer are here for all.
 */
const allAccents = [
  'á à â ä ã å ą æ ç ć č',
  'ď đ é è ê ë ę ě ğ í ì',
  'î ï ı ł ľ ñ ń ň ó ò ô',
  '{shift} ö õ ø ő œ ř ś š {bksp}',
  'ş ß ť ú ù û ü ů ű ý ÿ',
  'ź ż ž þ ð',
]

/**
 * `toUpperCase` turns ß into two letters; its capital ẞ has
 * existed since 2017. Turkish dotless ı has the capital I.
 */
const capitalExceptions: Record<string, string> = { ß: 'ẞ', ı: 'I' }

const isKey = (key: string) => key.startsWith('{')
const toCapital = (key: string) => (isKey(key) ? key : (capitalExceptions[key] ?? key.toUpperCase()))
const toCapitals = (rows: readonly string[]) => rows.map((row) => row.split(' ').map(toCapital).join(' '))

function buildLayout(rows: readonly string[], accentsFirst: string): KeyboardLayout {
  const letters = [digits, ...rows, bottom]
  const first = accentsFirst.split(' ')
  const rest = allAccents.map((row) =>
    row
      .split(' ')
      .filter((key) => !first.includes(key))
      .join(' '),
  )
  const accents = [accentsFirst, ...rest, accentBottom].filter((row) => row !== '')
  return { letters, capitals: toCapitals(letters), accents, accentCapitals: toCapitals(accents) }
}

const english = ['q w e r t y u i o p', 'a s d f g h j k l', '{shift} z x c v b n m {bksp}']

export const keyboardLayouts = {
  en: buildLayout(english, 'á é í ó ú ü ñ ç'),
  es: buildLayout(['q w e r t y u i o p', 'a s d f g h j k l ñ', '{shift} z x c v b n m {bksp}'], 'á é í ó ú ü ç'),
  de: buildLayout(
    ['q w e r t z u i o p ü', 'a s d f g h j k l ö ä', '{shift} y x c v b n m ß {bksp}'],
    'á é è ê ç ñ ó',
  ),
  fr: buildLayout(
    ['é è ê à â ù û ç î ô', 'a z e r t y u i o p', 'q s d f g h j k l m', '{shift} w x c v b n {bksp}'],
    'æ œ ë ï ü ÿ ñ',
  ),
  it: buildLayout(
    ['q w e r t y u i o p è', 'a s d f g h j k l ò à', '{shift} z x c v b n m ù {bksp}'],
    'ì é í ó ú î á',
  ),
  pt: buildLayout(
    ['q w e r t y u i o p õ', 'a s d f g h j k l ç ã', '{shift} z x c v b n m {bksp}'],
    'á à â é ê í ó ô ú ü',
  ),
  ca: buildLayout(
    ['q w e r t y u i o p à', 'a s d f g h j k l ç ·', '{shift} z x c v b n m {bksp}'],
    'é è í ï ó ò ú ü ñ',
  ),
} satisfies Record<string, KeyboardLayout>

export type KeyboardLanguage = keyof typeof keyboardLayouts

/** Languages with their own layout; all others use the English one. */
export function findLayout(locale: string): KeyboardLayout {
  const language = locale.split('-')[0] ?? 'en'
  return keyboardLayouts[language in keyboardLayouts ? (language as KeyboardLanguage) : 'en']
}

export const numericRows = ['1 2 3', '4 5 6', '7 8 9', '{bksp} 0 {enter}'] as const

/** In an email address these replace space and apostrophe. */
export const emailBottom = '{accents} @ . - _ .com {enter}'
