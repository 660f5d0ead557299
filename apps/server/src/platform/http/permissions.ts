import type { FastifyInstance, FastifyReply } from 'fastify'

const HEADER = 'permissions-policy'

const refused = ['geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']

interface Lent {
  readonly camera?: boolean
  readonly microphone?: boolean
}

function policy({ camera = false, microphone = false }: Lent): string {
  const lent = Object.entries({ camera, microphone }).map(([name, isLent]) => `${name}=(${isLent ? 'self' : ''})`)
  return [...lent, ...refused.map((name) => `${name}=()`)].join(', ')
}

const nothing = policy({})

/** Browser features that a page may use: none, unless a response says otherwise. */
export function refusePermissions(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader(HEADER)) reply.header(HEADER, nothing)
  })
}

/**
 * A guest's page reads codes with the device's camera; for video calls it gets the microphone too.
 * No other origin gets either.
 */
export function allowCamera(reply: FastifyReply, { microphone = false }: Omit<Lent, 'camera'> = {}): void {
  reply.header(HEADER, policy({ camera: true, microphone }))
}
