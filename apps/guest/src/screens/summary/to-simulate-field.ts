import type { PageSite } from '@foyer/contract/page.ts'

/** In demo mode no card is charged; the server decides whether it applies. */
export function toSimulateField({ policies }: Pick<PageSite, 'policies'>): { simulate?: true } {
  return policies.demo.on ? { simulate: true } : {}
}
