import type { FastifyInstance, FastifyReply } from 'fastify'

const HEADER = 'permissions-policy'

const refused = ['microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']

const policy = (camera: string) => [`camera=(${camera})`, ...refused.map((name) => `${name}=()`)].join(', ')

/** Whatever a browser could lend to a page: nothing, unless an answer says otherwise. */
export function refusePermissions(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader(HEADER)) reply.header(HEADER, policy(''))
  })
}

/** A guest's page reads codes with the device's own camera, and lends it to nobody. */
export function allowCamera(reply: FastifyReply): void {
  reply.header(HEADER, policy('self'))
}
