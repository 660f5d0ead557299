import { deviceAdmin, deviceAdminActions } from '@foyer/contract/device-admin.ts'
import { expect, it } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { createTestServer } from '../../testing/create-test-server.ts'

it('SHELL-14.c ADMIN-05.d without the hotel’s password no staff action is carried out', async () => {
  const server = await createTestServer()
  for (const [at, action] of deviceAdminActions.entries()) {
    // Uses a new device each time because guesses are throttled.
    const page = await server.openKiosk()
    for (const password of ['', 'wrong', demoSecrets.admin_password.slice(1), `${demoSecrets.admin_password} `]) {
      const { statusCode } = await page.send(deviceAdmin, { body: { action, password } })
      expect([at, action, password, [400, 403].includes(statusCode)]).toEqual([at, action, password, true])
    }
    await page.load()
    expect(page.hotelPage.site.tabletMode).toBe('off')
  }
})
