import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterUser, killProgram, startProgram } from '../cluster/background-program.ts'
import { findPrograms } from '../cluster/find-programs.ts'
import { changeText, formatNginxFile } from '../cluster/format-nginx-file.ts'
import { waitUntil } from '../cluster/local-cluster.ts'
import { findFreePort } from '../find-free-port.ts'
import { createFaultsFolder } from '../processes.ts'

const documentation = join(import.meta.dirname, '../../deploy/cluster/hotels.conf')

export interface Router {
  readonly url: string
  stop(): Promise<void>
}

/** nginx with the documented configuration: these hosts instead of the two of the example, each for one hotel. */
export async function startRouter(
  clusters: readonly { readonly hotelId: number; readonly host: string }[],
): Promise<Router> {
  const { nginx } = findPrograms()
  const folder = createFaultsFolder()
  mkdirSync(folder.path)
  if (clusterUser.uid !== undefined) chownSync(folder.path, clusterUser.uid, clusterUser.gid)
  const port = await findFreePort()
  const servers = changeText(readFileSync(documentation, 'utf8'), [
    ...clusters.map(
      ({ hotelId, host }, index) => [new RegExp(`~\\^${index + 1}\\S+ \\S+;`), `${hotelId} ${host};`] as const,
    ),
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate.*\n/g, ''],
    [/https:\/\/\$cluster/, 'http://$cluster'],
  ])
  const file = join(folder.path, 'nginx.conf')
  writeFileSync(file, formatNginxFile(folder.path, servers))
  const program = startProgram({ command: nginx, args: ['-e', 'stderr', '-c', file], log: `${file}.log` })
  const url = `http://127.0.0.1:${port}`
  await waitUntil('answer of nginx', () =>
    fetch(url).then(
      ({ status }) => status === 404,
      () => false,
    ),
  )
  return {
    url,
    async stop() {
      await killProgram(program)
      folder.remove()
    },
  }
}
