/** Where the log files an entry. */
type AuditTopic = 'access' | 'stays' | 'rooms' | 'alerts' | 'devices' | 'users' | 'mail' | 'import' | 'setUp'

/** Everything that is written down. A deed that is not here cannot be written. */
export const auditActions = {
  signedIn: 'access',
  signInRefused: 'access',
  signedOut: 'access',
  passwordChanged: 'access',
  passwordReset: 'access',
  screenFreed: 'stays',
  documentRevealed: 'stays',
  roomSetReady: 'rooms',
  roomSetNotReady: 'rooms',
  alertOpened: 'alerts',
  alertHandled: 'alerts',
  licenseMade: 'devices',
  licenseWithdrawn: 'devices',
  deviceEnrolled: 'devices',
  deviceRevoked: 'devices',
  deviceClosed: 'devices',
  kioskExited: 'devices',
  tabletModeOn: 'devices',
  tabletModeOff: 'devices',
  frontDeskOpened: 'devices',
  devicePasswordRefused: 'devices',
  userInvited: 'users',
  roleChanged: 'users',
  userRemoved: 'users',
  userSignedOut: 'users',
  mailSentAgain: 'mail',
  accountLinkRead: 'mail',
  reservationsImported: 'import',
  hotelSetUp: 'setUp',
} as const satisfies Record<string, AuditTopic>

export type AuditAction = keyof typeof auditActions
