import type { Figure } from '../../shared/content/blog/article.ts'

/** A figure of a post's text in words: what it is, and what is known of it. */
export function figureName(figure: Figure): { kind: string; text: string } {
  if (figure.of === 'product') return { kind: 'Product', text: figure.path }
  if (figure.of === 'button') return { kind: 'Button', text: `${figure.text} [${figure.href}]` }
  const [kind, own] = figure.of === 'picture' ? ['Picture', figure.alt] : ['Video', figure.address]
  const known = [...new Set([figure.caption, own])].filter(Boolean)
  return { kind, text: known.join(' · ') || 'no description' }
}
