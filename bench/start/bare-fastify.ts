import fastify from 'fastify'

const app = fastify()
app.get('/', async () => ({ open: true }))
const url = await app.listen({ port: 0, host: 'localhost' })
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0))
process.send?.({ type: 'ready', url })
