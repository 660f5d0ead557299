import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from '../../wordings/en.json' with { type: 'json' }
import { createTexts } from '../../wordings/texts.ts'
import { TextsProvider } from '../../wordings/texts-context.tsx'
import { MailPreview } from './mail-preview.tsx'

it('S16 shows a mail as its reader sees it, and runs or fetches nothing in it', () => {
  const html = `<body style="background:#eee"><script>alert(1)</script><p style="font-size:16px;background:url(//x)">Dear <b>Ana</b></p>
    <a href="https://example.com/in" style="color:#123456">Open</a><a href="javascript:alert(1)">Bad</a><img src="https://x/y.png"></body>`
  render(
    <TextsProvider words={createTexts('en', en, undefined)}>
      <MailPreview html={html} subject="Your stay" />
    </TextsProvider>,
  )
  const mail = screen.getByRole('region', { name: 'Your stay, preview' })
  expect(mail.style.background).toBe('rgb(238, 238, 238)')
  expect(screen.getByText('Ana').parentElement?.style.fontSize).toBe('16px')
  expect(screen.getByText('Ana').parentElement?.style.background).toBe('')
  const link = screen.getByRole('link', { name: 'Open' })
  expect([link.getAttribute('href'), link.getAttribute('rel'), link.style.color]).toEqual([
    'https://example.com/in',
    'noreferrer',
    'rgb(18, 52, 86)',
  ])
  expect(screen.getByText('Bad').getAttribute('href')).toBeNull()
  expect(mail.querySelector('script')).toBeNull()
  expect(mail.querySelector('img')?.getAttribute('src')).toBeNull()
})
