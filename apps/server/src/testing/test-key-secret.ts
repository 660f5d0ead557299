import { doorCodes } from '../book/door-codes/door-codes.ts'
import { keySecret } from '../platform/secrets/key-secret.ts'

/** The same for every server of a run, since they use copies of one database. */
export const testKeySecret = keySecret('the secret of all servers that tests start')

export const testCodes = doorCodes(testKeySecret)
