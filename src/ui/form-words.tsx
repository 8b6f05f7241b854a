/** Heading and description of one of several forms on a page. */
export function FormWords({ title, description }: { title: string; description: string }) {
  if (!title && !description) return null
  return (
    <div className="grid gap-1.5">
      {title && <h2 className="text-xl">{title}</h2>}
      {description && <p className="text-ink-soft">{description}</p>}
    </div>
  )
}
