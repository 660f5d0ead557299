import { expect, type Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'

/** Reads a message that has disappeared again, by keyboard alone. */
export async function expectInMessageHistory(page: Page, text: string): Promise<void> {
  const tool = page.getByRole('button', { name: 'Accessibility' })
  await tool.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What makes it easier?' })
  await expect(dialog).toBeVisible()
  await dialog.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeInViewport()
  expect(await findAccessibilityIssues(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(tool).toBeFocused()
}
