import { type CSSProperties, createElement, type ReactNode, useMemo } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './mails.module.css'

/** Elements that our mails use. Others are skipped with their content. */
const tags: ReadonlySet<string> = new Set(['table', 'tbody', 'tr', 'td', 'p', 'a', 'b', 'br', 'span', 'div', 'img'])
const voidTags: ReadonlySet<string> = new Set(['br', 'img'])
const STYLE = 'data-style'

/**
 * A mail as its reader sees it. The page's policy blocks inline styles, so the mail is rebuilt as
 * React elements.
 */
export function MailPreview({ html, subject }: { html: string; subject: string }) {
  const { say } = useTexts()
  const drawn = useMemo(() => {
    const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
    return { look: toStyle(body), parts: toNodes(body) }
  }, [html])
  return (
    <section className={styles['preview']} style={drawn.look} aria-label={say('mail.preview', { subject })}>
      {drawn.parts}
    </section>
  )
}

/**
 * Renames the attribute, because a browser reports a policy violation for any style in parsed
 * markup.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle=/g, ` ${STYLE}=`))
}

function toNodes(node: Element): ReactNode[] {
  return [...node.childNodes].map((child, at) => {
    if (!(child instanceof Element)) return child.textContent?.trim() ? child.textContent : null
    const tag = child.tagName.toLowerCase()
    if (!tags.has(tag)) return null
    const props = { key: at, style: toStyle(child), ...toLinkProps(child), ...toImageProps(child) }
    return voidTags.has(tag) ? createElement(tag, props) : createElement(tag, props, ...toNodes(child))
  })
}

/** Only real web links, opened in a new tab. */
function toLinkProps(element: Element): object {
  const href = element.getAttribute('href') ?? ''
  return /^https?:\/\//.test(href) ? { href, target: '_blank', rel: 'noreferrer' } : {}
}

/** Only pictures embedded in the mail; nothing is fetched from elsewhere. */
function toImageProps(element: Element): object {
  const src = element.getAttribute('src') ?? ''
  return /^data:image\/(png|gif|jpeg);base64,/.test(src) ? { src, alt: element.getAttribute('alt') ?? '' } : {}
}

function toStyle(element: Element): CSSProperties {
  const rules = (element.getAttribute(STYLE) ?? '').split(';').flatMap((rule) => {
    const [name = '', ...value] = rule.split(':')
    const camel = name.trim().replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return camel && value.length > 0 && !value.join(':').includes('url(') ? [[camel, value.join(':').trim()]] : []
  })
  return Object.fromEntries(rules)
}
