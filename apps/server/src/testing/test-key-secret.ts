import { createDoorCodes } from '../book/door-codes/door-codes.ts'
import { createKeySecret } from '../platform/secrets/key-secret.ts'

/** The same for every server of a run, since they use copies of one database. */
export const testKeySecret = createKeySecret('the secret of all servers that tests start')

export const testCodes = createDoorCodes(testKeySecret)
