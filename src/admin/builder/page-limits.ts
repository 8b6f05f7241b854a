import { limits, type PlacedSection } from '../../shared/content/pages/page-document.ts'
import { perObject } from '../../shared/per-object.ts'

type Sections = readonly PlacedSection[]

const bounds: { most: number; measure: (sections: Sections) => number; text: string }[] = [
  {
    most: limits.sections,
    measure: (sections) => sections.length,
    text: `A page holds at most ${limits.sections} sections.`,
  },
  {
    most: limits.items,
    measure: (sections) => Math.max(0, ...sections.map(({ props }) => measured(props).items)),
    text: `A list holds at most ${limits.items} items.`,
  },
  {
    most: limits.bytes,
    measure: (sections) => sections.reduce((sum, { props }) => sum + measured(props).bytes, 0),
    text: `A page holds at most ${limits.bytes / 1024} KB.`,
  },
]

/**
 * Limit exceeded by the change, as a message; undefined if allowed. The server refuses the same on saving. A page beyond a
 * limit may be changed as long as it does not exceed it further.
 */
export function limitRefusal(before: Sections, after: Sections): string | undefined {
  return bounds.find(({ most, measure }) => measure(after) > Math.max(most, measure(before)))?.text
}

type Measured = { items: number; bytes: number }

/** Properties are never changed in place, so those of sections that stay are not measured again with every key. */
const measured = perObject((props: PlacedSection['props']): Measured => {
  return { items: longestList(props), bytes: new TextEncoder().encode(JSON.stringify(props)).length }
})

/** How many items the longest list holds, however deep it stands. */
function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).map(longestList)
  return Math.max(0, Array.isArray(value) ? value.length : 0, ...inner)
}
