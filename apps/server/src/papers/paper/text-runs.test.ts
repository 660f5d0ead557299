import { expect, it } from 'vitest'
import { splitRuns } from './text-runs.ts'

const runs = (line: string) => splitRuns(line).map(({ text, script }) => [script ?? 'main', text])

it.each<[string, string, string[][]]>([
  ['Latin', 'Ana García', [['main', 'Ana García']]],
  ['an Arabic name', 'محمد علي', [['arabic', 'محمد علي']]],
  [
    'an Arabic name between Latin ones',
    'Mohammed محمد بن Smith',
    [
      ['main', 'Mohammed '],
      ['arabic', 'محمد بن'],
      ['main', ' Smith'],
    ],
  ],
  [
    'a Hebrew address with a number',
    'רוטשילד 12, תל אביב',
    [
      ['hebrew', ', תל אביב'],
      ['main', '12'],
      ['hebrew', 'רוטשילד '],
    ],
  ],
  ['brackets, which are mirrored', 'כהן (דוד)', [['hebrew', 'כהן )דוד(']]],
  [
    'two right-to-left scripts',
    'כהן محمد',
    [
      ['arabic', 'محمد'],
      ['hebrew', 'כהן '],
    ],
  ],
  [
    'Arabic digits, which are written from left to right',
    'شارع ٣٤',
    [
      ['arabic', '٣'],
      ['arabic', '٤'],
      ['arabic', 'شارع '],
    ],
  ],
  [
    'punctuation between numbers in Hebrew',
    'א 12 –: 34 ב',
    [
      ['hebrew', ' ב'],
      ['main', '34'],
      ['main', ' :– '],
      ['main', '12'],
      ['hebrew', 'א '],
    ],
  ],
  [
    'Chinese, Japanese, Korean and Thai',
    'Wang 王さくら김 ใจดี',
    [
      ['main', 'Wang '],
      ['han', '王さくら'],
      ['hangul', '김'],
      ['main', ' '],
      ['thai', 'ใจดี'],
    ],
  ],
])('J20 orders and splits %s', (_, line, expected) => {
  expect(runs(line)).toEqual(expected)
})
