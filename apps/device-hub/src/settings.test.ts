import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const HUB_PAIRING = 'a-code-of-some-length'

it('DEVICE-01 listens at port 9988 beside a server at its usual place, with simulated devices', () => {
  expect(readSettings({ HUB_PAIRING })).toEqual({
    port: 9988,
    server: 'http://localhost:8080',
    pairing: HUB_PAIRING,
    scanner: { kind: 'access-is' },
    printer: { kind: 'simulated' },
  })
})

it('takes a reader behind a converter', () => {
  expect(readSettings({ HUB_PAIRING, HUB_SCANNER: 'keyboard@10.0.0.7:4001' }).scanner).toEqual({
    kind: 'keyboard',
    at: { host: '10.0.0.7', port: 4001 },
  })
})

it.each([
  [{}, 'HUB_PAIRING is missing'],
  [{ HUB_PAIRING: 'short' }, 'HUB_PAIRING is not usable'],
  [{ HUB_PAIRING, HUB_PORT: 'nine' }, 'HUB_PORT=nine is not usable: set a number from 0 to 65535.'],
  [{ HUB_PAIRING, HUB_PORT: '99999' }, 'HUB_PORT=99999 is not usable: set a number from 0 to 65535.'],
  [{ HUB_PAIRING, HUB_SERVER: 'the desk' }, 'HUB_SERVER=the desk is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'crystal-ball' }, 'HUB_SCANNER=crystal-ball is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'keyboard@' }, 'HUB_SCANNER=keyboard@ is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'keyboard@10.0.0.7:99999' }, 'HUB_SCANNER=keyboard@10.0.0.7:99999 is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'toString' }, 'HUB_SCANNER=toString is not usable'],
  [{ HUB_PAIRING, HUB_PRINTER: 'quill' }, 'HUB_PRINTER=quill is not usable'],
  [{ HUB_PAIRING, HUB_KEY_ENCODER: 'tesa' }, 'HUB_KEY_ENCODER=tesa is not usable'],
])('says what is wrong with %j', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})
