import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPagePath } from './safe-headers.ts'

const HEADER = 'permissions-policy'

const deniedFeatures = ['geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']

interface Granted {
  readonly camera?: boolean
  readonly microphone?: boolean
}

function formatPolicy({ camera = false, microphone = false }: Granted): string {
  const lent = Object.entries({ camera, microphone }).map(([name, isLent]) => `${name}=(${isLent ? 'self' : ''})`)
  return [...lent, ...deniedFeatures.map((name) => `${name}=()`)].join(', ')
}

const denyAll = formatPolicy({})

/** Browser features that a page may use: none, unless a response says otherwise. */
export function denyPermissions(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (isPagePath(url) && !reply.hasHeader(HEADER)) reply.header(HEADER, denyAll)
  })
}

/**
 * A guest's page reads codes with the device's camera; for video calls it gets the microphone too.
 * No other origin gets either.
 */
export function allowCamera(reply: FastifyReply, { microphone = false }: Omit<Granted, 'camera'> = {}): void {
  reply.header(HEADER, formatPolicy({ camera: true, microphone }))
}
