import * as z from 'zod/mini'
import { StartProblem } from './start-problem.ts'

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))

/** Every setting that the server takes from its environment; the same table stands in the README. */
const schema = z.object({
  PORT: port,
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.url()),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'silent'),
  FOYER_DEV: z.optional(z.string()),
})

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string | undefined
  readonly databaseUrl: string | undefined
  /** Where people reach us; absent: whatever address they asked for. */
  readonly publicUrl: string | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Pages come from the sources, for a development server in front of us. */
  readonly development: boolean
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(schema, { PORT: '8080', ...given })
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new StartProblem(
      `The setting ${names.join(', ')} is not usable: ${names.map((name) => `${name}=${given[name]}`).join(', ')}.`,
    )
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, LOG_LEVEL, FOYER_DEV } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    publicUrl: PUBLIC_URL?.replace(/\/$/, ''),
    logLevel: LOG_LEVEL,
    development: FOYER_DEV !== undefined,
  }
}
