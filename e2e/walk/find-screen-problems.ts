import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from '../accessibility-issues.ts'
import { findBrokenWords } from '../find-broken-words.ts'
import { type DeviceName, getDevice } from './devices.ts'

/** Buttons outside of a dialog; behind an open one they are inert. */
const pressedSelectors = ['main [class*="actions"] > button span', '[class*="tools"] button span']
  .map((buttons) => `:root:not(:has(dialog[open])) ${buttons}`)
  .join()

/** Everything that is wrong with the current screen, in sentences. */
export async function findScreenProblems(page: Page, device: DeviceName): Promise<string[]> {
  const { width, height, minTouchPx, minKeyPx = minTouchPx, minWidthPx, isReachedFromAChair } = getDevice(device)
  const found = [
    ...(await findAccessibilityIssues(page)),
    ...(await page.evaluate(findLostFocus)),
    ...(await page.evaluate(findBadWords)),
    ...(await page.evaluate(findOutOfSight)),
    ...(await page.evaluate(findHardToRead)),
    ...(await page.evaluate(findBrokenWords, 'dialog[open] button span')),
    ...(await page.evaluate(findSmallTargets, { least: minTouchPx, leastKey: minKeyPx })),
    ...(isReachedFromAChair ? await page.evaluate(findOutOfReach) : []),
  ]
  await page.evaluate(() => document.documentElement.setAttribute('data-zoom', '2'))
  const large = await page.evaluate(findOutOfSight)
  if (isReachedFromAChair) {
    const tight = async () => [
      ...(await page.evaluate(findSqueezed)),
      ...(await page.evaluate(findBrokenWords, pressedSelectors)),
    ]
    large.push(...(await tight()))
    await page.evaluate(() => document.documentElement.setAttribute('data-reach', 'low'))
    large.push(...(await tight()))
    await page.evaluate(() => document.documentElement.removeAttribute('data-reach'))
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-zoom'))
  found.push(...new Set(large.map((sentence) => `at 200 %: ${sentence}`)))
  if (minWidthPx) {
    await page.setViewportSize({ width: minWidthPx, height })
    const narrow = await page.evaluate(findOutOfSight)
    await page.setViewportSize({ width, height })
    found.push(...narrow.map((sentence) => `at ${minWidthPx} px: ${sentence}`))
  }
  return found
}

/**
 * The focus must be on the question, in the answer or in a dialog, so that screen readers have a
 * position.
 */
function findLostFocus(): string[] {
  const focused = document.activeElement
  const dialog = document.querySelector('dialog[open]')
  if (dialog) return dialog.contains(focused) ? [] : ['The focus is outside the open dialog.']
  return focused?.closest('main') ? [] : [`The focus is at ${focused?.tagName ?? 'nothing'}.`]
}

/** Finds raw wording keys, a meaningless title, or a missing language. */
function findBadWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const keys: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim() ?? ''
    const isCode = walker.currentNode.parentElement?.closest('script, style')
    if (!isCode && /^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text) && !text.includes('@')) keys.push(text)
  }
  const question = document.querySelector('h1')?.textContent ?? ''
  return [
    ...keys.map((key) => `There are no words for ${key}.`),
    ...(question !== '' && document.title.startsWith(question) ? [] : [`The title is "${document.title}".`]),
    ...(document.documentElement.lang ? [] : ['The page has no language.']),
  ]
}

/** Finds anything that overflows sideways, is cut off, or makes the page scroll sideways. */
function findOutOfSight(): string[] {
  const wide = document.documentElement.clientWidth
  const found = new Set<string>()
  const name = (element: Element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 40)}"`
  if ((document.scrollingElement?.scrollWidth ?? 0) > wide) found.add('The page scrolls sideways.')
  for (const element of document.querySelectorAll<HTMLElement>('header *, main *, section *, dialog[open] *')) {
    if (element.closest('svg, [aria-hidden="true"], .sr-only') || !element.checkVisibility()) continue
    const isControl = element.matches('button, input, a[href], [role="option"]')
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const box = element.getBoundingClientRect()
    // Texts for screen readers are one pixel wide.
    if ((!isControl && !hasWords) || box.width <= 2) continue
    // A strip with scroll buttons extends beyond the edge.
    const isBeside = element.closest('[data-sideways]') !== null
    if (!isBeside && (box.left < -1 || box.right > wide + 1)) found.add(`${name(element)} sticks out sideways.`)
    const style = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline'
    const isEllipsis = style.textOverflow === 'ellipsis'
    if (isCut && !isEllipsis && !element.matches('input')) found.add(`${name(element)} does not fit its width.`)
    // An element that makes a whole card pressable is as high as the card.
    const isBox = element.matches('button') && !element.closest('[data-pressable]')
    if (isBox && element.scrollHeight > element.clientHeight + 2) found.add(`${name(element)} does not fit its height.`)
  }
  return [...found]
}

/** Finds a picture squeezed to a strip, and small print that matters. */
function findHardToRead(): string[] {
  const strips = [...document.querySelectorAll<SVGElement>('[data-picture="fills"] main > [aria-hidden="true"] > svg')]
    .filter((scene) => scene.checkVisibility({ visibilityProperty: true }))
    .map((scene) => scene.getBoundingClientRect())
    .filter(({ width, height }) => width >= height * 2)
    .map(({ width, height }) => `Of the scene only ${Math.round(width)}×${Math.round(height)} px are left.`)
  const small = [...document.querySelectorAll('[class*="notice"]')]
    .filter((notice) => notice.checkVisibility() && Number.parseFloat(getComputedStyle(notice).fontSize) < 16)
    .map((notice) => `"${notice.textContent?.slice(0, 40)}" is too small to be read.`)
  return [...strips, ...small]
}

/** The answer must be visible next to a tall question. */
function findSqueezed(): string[] {
  if (document.querySelector('dialog[open]')) return []
  const found: string[] = []
  const answer = document.querySelector('main [class*="answer"]')
  if (answer && answer.clientHeight < Math.min(answer.scrollHeight, 150))
    found.push(`Of the answer only ${answer.clientHeight} px are left.`)
  const focused = document.activeElement
  const isBox = focused instanceof HTMLInputElement && !['radio', 'checkbox'].includes(focused.type)
  // A box without a label is an invisible one that a scanner types into.
  if (isBox && focused.labels?.length) {
    // As a page does with a tapped box.
    focused.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    if (seen !== focused && !seen?.contains(focused)) found.push('What is typed into is covered.')
  }
  return found
}

/** A label and its box count as one target. */
function findSmallTargets({ least, leastKey }: { least: number; leastKey: number }): string[] {
  const targets = document.querySelectorAll<HTMLElement>('button, a[href], input')
  return [...targets].flatMap((target) => {
    const open = document.querySelector('dialog[open]')
    if (!target.checkVisibility() || (open && !open.contains(target))) return []
    const box = (target.closest('label, [data-pressable]') ?? target).getBoundingClientRect()
    const narrowest = target.closest('[data-keyboard]') ? leastKey : least
    const isRead = target.matches('a[href]') && target.closest('p, dd') !== null
    // The specification requires 60 px (UPGRADE-04); the finger may miss them by twelve above.
    if (
      isRead ||
      target.closest('[data-folds]') ||
      box.width <= 2 ||
      (box.width >= narrowest - 1 && box.height >= least - 1)
    )
      return []
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`
    return [`"${target.getAttribute('aria-label') ?? target.textContent}" is only ${size} px large.`]
  })
}

/**
 * A seated guest reaches the lower part of a tall kiosk. With an on-screen keyboard, its keys move
 * between fields.
 */
function findOutOfReach(): string[] {
  const highest = innerHeight * (document.querySelector('[data-keyboard]') ? 0.12 : 0.4)
  const targets = document.querySelectorAll<HTMLElement>('main button, main input, main a[href]')
  return [...targets].flatMap((target) => {
    const box = target.getBoundingClientRect()
    if (!target.checkVisibility() || box.width <= 2 || box.bottom >= highest || target.closest('[data-open]')) return []
    return [`"${target.textContent || target.getAttribute('name')}" stands at ${Math.round(box.top)} px, out of reach.`]
  })
}
