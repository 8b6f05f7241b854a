/** How far something is; `text` says what. Without `part` that is unknown. */
export function Progress({ part, text }: { part?: number | undefined; text: string }) {
  return (
    <div className="mt-3 max-w-[32rem]">
      <p className="mb-1.5 flex justify-between gap-4 text-sm">
        <span>{text}</span>
        {part !== undefined && <span className="text-ink-soft tabular-nums">{Math.round(part * 100)} %</span>}
      </p>
      <progress
        value={part}
        max={1}
        aria-label={text}
        className="block h-2 w-full overflow-hidden rounded-full accent-accent"
      />
    </div>
  )
}
