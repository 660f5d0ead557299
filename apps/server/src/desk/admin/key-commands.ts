import { deleteServerSecret } from '../../platform/database/server-secret.store.ts'
import { KEY_FINGERPRINT } from '../../platform/secrets/fingerprint.ts'
import type { Script } from '../command/commands.ts'

/** Commands for operators who have lost the secret that door codes are sealed with. */
export const keyCommands: Script['commands'] = {
  'new-key-secret': {
    usage: '',
    description: 'takes this machine’s key secret; codes of another end',
    async run({ db }) {
      await deleteServerSecret(db, KEY_FINGERPRINT)
      return { lines: ['Restart every server: door codes that its key secret cannot read then stop working.'] }
    },
  },
}
