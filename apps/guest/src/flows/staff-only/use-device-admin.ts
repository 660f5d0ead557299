import { type DeviceAdminAction, deviceAdmin } from '@foyer/contract/device-admin.ts'
import { ensureProblem, getProblemTraits, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useSite } from '../../site/site-context.tsx'

type AdminTask = DeviceAdminAction | 'startMaintenance'

export type DeviceAdmin = ReturnType<typeof useDeviceAdmin>

/** Sends the typed password with the requested action; only the server knows the right one. */
export function useDeviceAdmin() {
  const { label } = useSite()
  const call = useCall(deviceAdmin)
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<ProblemCode | 'missing'>()
  const [doing, setDoing] = useState<AdminTask>()

  /** Calls `then` only if the server agrees. */
  const ask = (action: DeviceAdminAction, then: () => unknown) =>
    perform(action, async () => {
      await call.mutateAsync({ body: { action, password } })
      await then()
    })

  async function perform(what: AdminTask, work: (password: string) => Promise<unknown>): Promise<void> {
    if (doing) return
    if (password === '') return setRefused('missing')
    setDoing(what)
    try {
      await work(password)
    } catch (caught) {
      const { code } = ensureProblem(caught)
      setRefused(code)
      // After a network failure the password can be sent again unchanged.
      if (!getProblemTraits(code).again) setPassword('')
    } finally {
      setDoing(undefined)
    }
  }

  return {
    password,
    type(typed: string) {
      setPassword(typed)
      setRefused(undefined)
    },
    passwordInvalid: refused === 'passwordInvalid',
    issue: refused && label(refused === 'missing' ? 'field.required' : `problem.${refused}.text`),
    doing,
    ask,
    perform,
  }
}
