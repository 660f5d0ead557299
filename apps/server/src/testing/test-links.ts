import { openLink } from '../papers/mail/secret-link.ts'
import { testKeySecret } from './test-key-secret.ts'

/** The link or code of a mail that a test server stored; empty if it has none. */
export const openTestLink = (mail: Parameters<typeof openLink>[1] | undefined): string =>
  mail ? openLink(testKeySecret, mail) : ''
