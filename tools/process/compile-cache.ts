import { join } from 'node:path'

/** Node keeps what it has compiled, types stripped: a second start is quicker by half a second. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.foyer/compiled') }
