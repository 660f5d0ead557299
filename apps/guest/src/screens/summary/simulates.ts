import type { PageSite } from '@foyer/contract/page.ts'

/** In demo mode nobody is charged; the server decides whether this is one. */
export function simulates({ policies }: Pick<PageSite, 'policies'>): { simulate?: true } {
  return policies.demo.on ? { simulate: true } : {}
}
