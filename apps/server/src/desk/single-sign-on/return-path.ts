const FIRST_PAGE = '/staff/'
const OWN_ORIGIN = 'http://foyer.invalid'
/** Plain characters only, so that a path cannot become markup or another address. */
const OWN_PATH = /^\/staff\/(?!single-sign-on)(?:[\w.-]+\/?)*$/

/** A path of the staff application, or its first page for anything else. */
export function toReturnPath(asked: string): string {
  if (!asked.startsWith('/') || !URL.canParse(asked, OWN_ORIGIN)) return FIRST_PAGE
  const { origin, pathname } = new URL(asked, OWN_ORIGIN)
  return origin === OWN_ORIGIN && OWN_PATH.test(pathname) ? pathname : FIRST_PAGE
}
