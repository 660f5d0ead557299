import { ADMINISTRATOR } from '../cluster.ts'

/** The same database as the cluster's administrator, who sees and changes all rows. */
export function toAdministratorUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = ADMINISTRATOR
  return url.href
}
