import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { createSmtpMailer } from '../../../outside/mailer/smtp-mailer.ts'

/** A real mail server with configurable responses that stores what it receives. */
export async function createMailServer() {
  const taken: Buffer[] = []
  const state = { code: 250 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.code !== 250) return done(Object.assign(new Error('no'), { responseCode: state.code }))
        taken.push(Buffer.concat(parts))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'desk@palace.example.com' })
  return { taken, state, mailer }
}
