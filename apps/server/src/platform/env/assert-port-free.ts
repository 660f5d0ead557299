import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from './env.ts'
import { StartProblem } from './start-problem.ts'

type Address = Pick<Settings, 'port' | 'host'>

const listenErrors: Partial<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken; stop what uses it or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user; set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is no address of this machine; 0.0.0.0 means all of them.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is no address of this machine; 0.0.0.0 means all of them.`,
}

/** The error as one sentence for the operator; unchanged if it has another reason. */
export function toListenProblem(error: unknown, address: Address): unknown {
  const sentence = error instanceof Error && 'code' in error ? listenErrors[String(error.code)] : undefined
  return sentence ? new StartProblem(sentence(address), { cause: error }) : error
}

/** Listens for a moment. Throws a StartProblem if the address cannot be used. */
export async function assertPortFree({ port, host }: Address): Promise<void> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
  } catch (error) {
    throw toListenProblem(error, { port, host })
  }
  server.close()
  await once(server, 'close')
}
