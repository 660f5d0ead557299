import { type Role, roleNames } from './roles.ts'

/** Who needs a second factor to sign in, by the operator's setting. */
const rolesBySetting = {
  managers: ['manager', 'administrator'],
  everyone: roleNames,
  off: [],
} as const satisfies Record<string, readonly Role[]>

export type SecondFactorSetting = keyof typeof rolesBySetting

export const secondFactorSettings = Object.keys(rolesBySetting) as [SecondFactorSetting, ...SecondFactorSetting[]]

export function listSecondFactorRoles(setting: SecondFactorSetting): readonly Role[] {
  return rolesBySetting[setting]
}

export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

export const RECOVERY_CODE_COUNT = 10
