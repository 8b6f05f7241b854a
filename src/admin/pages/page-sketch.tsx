import type { ReactNode } from 'react'

/** A page as a few strokes: which sections it has, from top to bottom. */
export function PageSketch({ types }: { types: string[] }) {
  return (
    <span
      className="block h-32 overflow-hidden rounded-[5px] border border-line bg-ground p-2 text-line-strong"
      aria-hidden
    >
      <span className="mb-2 flex items-center justify-between">
        <Bar className="h-1 w-5" />
        <Bar className="h-1 w-8" />
      </span>
      <span className="grid gap-2">
        {types.map((type, index) => (
          <span key={`${type}-${index}`} className="block">
            {(Object.hasOwn(sketches, type) && sketches[type]) || <Bar className="h-6 w-full opacity-50" />}
          </span>
        ))}
      </span>
    </span>
  )
}

function Bar({ className }: { className: string }) {
  return <span className={`block rounded-[1.5px] bg-current ${className}`} />
}

function Columns({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="flex gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="grid flex-1 gap-1">
          {children}
        </span>
      ))}
    </span>
  )
}

const lines = (
  <span className="grid gap-1">
    <Bar className="h-1.5 w-3/5" />
    <Bar className="h-1 w-full opacity-50" />
    <Bar className="h-1 w-11/12 opacity-50" />
    <Bar className="h-1 w-4/5 opacity-50" />
  </span>
)

const pair = (
  <span className="flex items-center gap-1.5">
    <Bar className="size-2 shrink-0" />
    <Bar className="h-1 w-full opacity-50" />
  </span>
)

const sketches: Record<string, ReactNode> = {
  content: lines,
  hero: (
    <span className="grid h-11 content-end gap-1 rounded-[2px] bg-current/35 p-1.5">
      <Bar className="h-1.5 w-1/2" />
      <Bar className="h-1.5 w-4" />
    </span>
  ),
  'feature-list': (
    <Columns count={3}>
      <Bar className="size-2" />
      <Bar className="h-1 w-full opacity-50" />
    </Columns>
  ),
  'product-list': (
    <Columns count={4}>
      <Bar className="h-6 w-full opacity-60" />
      <Bar className="h-1 w-3/4 opacity-50" />
    </Columns>
  ),
  'category-tiles': (
    <Columns count={3}>
      <Bar className="h-7 w-full opacity-45" />
    </Columns>
  ),
  testimonials: (
    <Columns count={2}>
      <Bar className="h-1 w-full opacity-50" />
      <Bar className="h-1 w-4/5 opacity-50" />
      <Bar className="h-1 w-1/3" />
    </Columns>
  ),
  faq: (
    <span className="grid gap-1.5">
      {pair}
      {pair}
      {pair}
    </span>
  ),
  cta: (
    <span className="grid justify-items-center gap-1 rounded-[2px] bg-current/25 p-2">
      <Bar className="h-1.5 w-1/2" />
      <Bar className="h-2 w-6" />
    </span>
  ),
  newsletter: (
    <span className="flex items-center justify-between gap-2 rounded-[2px] bg-current/25 p-2">
      <Bar className="h-1.5 w-1/3" />
      <Bar className="h-2.5 w-1/2 opacity-60" />
    </span>
  ),
}
