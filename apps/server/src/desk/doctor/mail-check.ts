import { createTransport } from 'nodemailer'
import { CHECK_TIMEOUT_MS, type Check } from './doctor-context.ts'
import { ok, problem, warning } from './finding.ts'
import { readSmtpGreeting } from './smtp-greeting.ts'

/** Encrypts if the server can, and signs in if SMTP_URL has a user. Sends no mail. */
async function signIn(url: string): Promise<void> {
  const limits = {
    connectionTimeout: CHECK_TIMEOUT_MS,
    greetingTimeout: CHECK_TIMEOUT_MS,
    socketTimeout: CHECK_TIMEOUT_MS,
  }
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Never prints SMTP_URL, which contains a password. */
export const mailCheck: Check = {
  name: 'mail',
  async run({ settings: { smtpUrl } }) {
    if (!smtpUrl)
      return warning(
        'SMTP_URL is not set, so mails are stored and not sent.',
        'Set SMTP_URL if guests should get mail.',
      )
    if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
      return problem('SMTP_URL is not usable.', 'Set it to an address like smtp://user:password@mail.example.com:587.')
    const { host } = new URL(smtpUrl)
    try {
      const { isEncrypted } = await readSmtpGreeting(smtpUrl)
      await signIn(smtpUrl)
      if (!isEncrypted)
        return warning(
          `${host} does not encrypt, so passwords and mails can be read on the way.`,
          'Use a mail server with STARTTLS, or an smtps:// address.',
        )
      return ok(`${host} answers and encrypts; no mail was sent.`)
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH'
      if (isRefused)
        return problem(`${host} refuses the user or password.`, 'Correct the user and password of SMTP_URL.')
      const reason = error instanceof Error ? error.message : String(error)
      return problem(`${host} does not work: ${reason}`, 'Check the host and port of SMTP_URL, and the firewall.')
    }
  },
}
