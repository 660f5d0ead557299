import type { Walks } from '../walk-steps.ts'

const accountScreens = ['edit-profile', 'close-account', 'update-password', 'update-identity-document', 'auth/signup']

/** Guests who sign in. */
export const accountWalks = {
  async account(walk) {
    // Accounts are for phones of any size.
    const own = await walk.as('own')
    await walk.page.goto(`${own}auth/signup`)
    await walk.arrive('auth/signup')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('signup with issues')
    await walk.page.goto(`${own}auth/login`)
    await walk.arrive('auth/login')
    await walk.look('login')
    await walk.page.goto(`${own}auth/forgotten-password`)
    await walk.arrive('auth/forgotten-password')
    await walk.look('forgotten password')
    await walk.page.goto(`${own}update-password?reset=${'x'.repeat(43)}`)
    await walk.field('password').waitFor()
    await walk.look('choose a password')
    await walk.page.goto(`${own}auth/login`)
    await walk.arrive('auth/login')
    await walk.field('email').locator('input').fill('lucia.garcia@example.com')
    await walk.field('password').locator('input').fill('garden-gate-41')
    await walk.primary.click()
    await walk.arrive('my-bookings')
    await walk.look('my bookings')
    for (const screen of accountScreens) {
      await walk.page.goto(`${own}${screen}`)
      await walk.arrive(screen)
      await walk.look(screen === 'auth/signup' ? 'sign out' : screen)
    }
    await walk.page.goto(`${own}fast-check-in/FOY1001`)
    await walk.arrive('fast-check-in')
    await walk.page.locator('main dl').waitFor()
    await walk.look('fast check-in')
  },
} satisfies Walks
