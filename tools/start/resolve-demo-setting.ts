/**
 * The value of DEMO for `npm start` and `npm run dev`: on, unless it is set or the server has a
 * public address.
 */
export function resolveDemoSetting(environment: Readonly<Record<string, string | undefined>>): string {
  const { DEMO, PUBLIC_URL } = environment
  return DEMO || (PUBLIC_URL ? 'off' : 'on')
}
