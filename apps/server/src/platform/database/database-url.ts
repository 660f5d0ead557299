import { StartProblem } from '../env/start-problem.ts'
import { isConnectionLoss } from './connection-loss.ts'

/** The database's host, without the user's name or password. */
function getHost(databaseUrl: string): string {
  const { host, searchParams } = new URL(databaseUrl)
  return decodeURIComponent(host) || searchParams.get('host') || 'localhost'
}

export function checkDatabaseUrl(databaseUrl: string): void {
  if (URL.canParse(databaseUrl) && /^postgres(ql)?:$/.test(new URL(databaseUrl).protocol)) return
  throw new StartProblem('DATABASE_URL is not an address like postgresql://user:password@host:5432/database')
}

type FormatMessage = (databaseUrl: string) => string

const messages: Record<string, FormatMessage> = {
  '28P01': (url) => `The database at ${getHost(url)} refuses the user or the password of DATABASE_URL.`,
  '28000': (url) => `The database at ${getHost(url)} refuses the user of DATABASE_URL.`,
  '3D000': (url) =>
    `The server at ${getHost(url)} has no database ${new URL(url).pathname.slice(1)}; create it or correct DATABASE_URL.`,
  '42501': (url) =>
    `The user of DATABASE_URL may not prepare the database at ${getHost(url)}; it has to own that database.`,
}

const formatUnreachable: FormatMessage = (url) =>
  `The database at ${getHost(url)} cannot be reached; is DATABASE_URL right, and is it running?`

/** Runs the work, and turns errors caused by a wrong DATABASE_URL into one sentence. */
export async function withReadableErrors<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence =
      messages[code] ?? (isConnectionLoss(error) || code === 'unavailable' ? formatUnreachable : undefined)
    if (!sentence) throw error
    throw new StartProblem(sentence(databaseUrl), { cause: error })
  }
}
