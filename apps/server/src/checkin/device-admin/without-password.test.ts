import { deviceAdmin, deviceAdminActions } from '@foyer/contract/device-admin.ts'
import { expect, it } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { aServer } from '../../testing/a-server.ts'

it('SHELL-14.c ADMIN-05.d without the password of the hotel no action of staff is carried out', async () => {
  const server = await aServer()
  for (const [at, action] of deviceAdminActions.entries()) {
    // A device of its own for each: guesses are slowed down.
    const page = await server.openKiosk()
    for (const password of ['', 'wrong', demoSecrets.admin_password.slice(1), `${demoSecrets.admin_password} `]) {
      const { statusCode } = await page.send(deviceAdmin, { body: { action, password } })
      expect([at, action, password, [400, 403].includes(statusCode)]).toEqual([at, action, password, true])
    }
    await page.load()
    expect(page.hotelPage.site.tabletMode).toBe('off')
  }
})
