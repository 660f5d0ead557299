import { expect, it } from 'vitest'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { chooseTaxAgency } from './choose-tax-agency.ts'

it('one sentence names the certificate of the demo that cannot be read', () => {
  const choose = () => chooseTaxAgency({ demoVerifactuCa: '/nowhere/ca.pem' })
  expect(choose).toThrow(new StartProblem('The certificate of DEMO_VERIFACTU_CA cannot be read: /nowhere/ca.pem'))
})
