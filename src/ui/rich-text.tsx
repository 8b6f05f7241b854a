/** HTML that an owner wrote; it was sanitised when it was written. Nothing when there is none. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  if (!html) return null
  return <div className={`prose-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
