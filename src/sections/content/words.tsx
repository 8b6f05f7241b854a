import type { Block } from './content.schema.ts'

const sizes = { h1: 'text-4xl', h2: 'text-3xl', h3: 'text-2xl', h4: 'text-xl', h5: 'text-lg', h6: 'text-base' }

/** A heading (S52), h2 unless set. */
export function Heading({ text, level: Level }: Pick<Block, 'text' | 'level'>) {
  return text ? <Level className={`max-w-[24em] ${sizes[Level]}`}>{text}</Level> : null
}

/** A paragraph (S53) that keeps its author's line breaks. */
export function Paragraph({ text }: { text: string }) {
  if (!text) return null
  return <p className="max-w-[65ch] text-lg leading-relaxed whitespace-pre-line wrap-anywhere">{text}</p>
}
