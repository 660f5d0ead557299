import { firstRun, setUpHotel } from '@foyer/contract/staff/set-up.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { countWrongCode } from '../../platform/attempts/attempts.store.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import { hasDemoHotels } from './demo-setting.store.ts'
import { isFirstRun, isSetUpCode } from './first-run.ts'
import { type MakeHotelDependencies, makeHotel } from './make-hotel.ts'

interface SetUpRoutesDependencies extends MakeHotelDependencies {
  readonly secret: Buffer
}

const GUESS_LIMIT = { tries: 5, minutes: 60 }

export function setUpRoutes(calls: Calls, { db, passwords, firstHotel, secret }: SetUpRoutesDependencies): void {
  calls.serveAnyone(firstRun, async () => ({
    needed: await isFirstRun(db.directory),
    demo: await hasDemoHotels(db.directory),
  }))

  calls.serveAnyone(setUpHotel, async ({ body, request }) => {
    if (!(await isFirstRun(db.directory))) throw new Problem('notFound', 'this installation has been set up')
    if (!isSetUpCode(secret, body.code)) {
      await countWrongCode(db.directory, { kind: 'setUp', caller: getNetwork(request.ip) }, GUESS_LIMIT)
      throw new Problem('licenseNotFound', 'this is not the code that the server printed')
    }
    return makeHotel({ db, passwords, firstHotel }, body.setUp)
  })
}
