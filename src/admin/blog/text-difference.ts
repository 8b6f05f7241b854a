import { type Block, blocksOf } from './text-blocks.ts'
import { type Differ, makeDiffer, type Run, wordDifference, wordsIn } from './word-difference.ts'

/** A part of a text that stayed, or a block that changed, was taken out or was added. */
export type Part =
  | { of: 'same'; count: number }
  | {
      of: 'changed' | 'before' | 'after'
      /** `Paragraph`, or `Paragraph → Heading`. */
      kind: string
      /** Without `before` and `after` only its formatting, or what a figure shows, changed. */
      runs: Run[]
    }

const isSameBlock = (one: Block, other: Block) => one.kind === other.kind && one.html === other.html

/** Compares two texts of a post by paragraphs, and changed paragraphs by words. @param before sanitised HTML, like `after` */
export function textDifference(before: string, after: string): Part[] {
  const differ = makeDiffer()
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const runs = differ(old, now, isSameBlock) ?? [
    { of: 'before' as const, items: old },
    { of: 'after' as const, items: now },
  ]
  const parts: Part[] = []
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]
    if (!run || run.items.length === 0) continue
    const next = runs[at + 1]
    if (run.of === 'both') parts.push({ of: 'same', count: run.items.length })
    else if (next && next.of !== 'both') {
      const [taken, added] = run.of === 'before' ? [run.items, next.items] : [next.items, run.items]
      parts.push(...pairUp(taken, added).map((pair) => partOf(pair, differ)))
      at++
    } else
      parts.push(
        ...run.items.map((block) => partOf(run.of === 'before' ? { before: block } : { after: block }, differ)),
      )
  }
  return parts
}

type Pair = { before?: Block; after?: Block }

function partOf({ before, after }: Pair, differ: Differ): Part {
  if (before && after) {
    const kind = before.kind === after.kind ? after.kind : `${before.kind} → ${after.kind}`
    return { of: 'changed', kind, runs: wordDifference(before.text, after.text, differ) }
  }
  const of = before ? 'before' : 'after'
  const { kind = '', text = '' } = before ?? after ?? {}
  return { of, kind, runs: [{ of, text }] }
}

/** Above this, blocks are paired by their order alone. */
const mostCompared = 2_500

/** Blocks with at least this share of words in common are one block that was changed. */
const alike = 0.4

/** Pairs blocks that were changed with what became of them, in order; others were taken out or added. */
function pairUp(taken: Block[], added: Block[]): Pair[] {
  if (taken.length * added.length > mostCompared || (taken.length === 1 && added.length === 1))
    return Array.from({ length: Math.max(taken.length, added.length) }, (_, at) => ({
      ...(taken[at] && { before: taken[at] }),
      ...(added[at] && { after: added[at] }),
    }))
  const pairs: Pair[] = []
  const words = new Map(
    [...taken, ...added].map((block) => [block, new Set(wordsIn(block.text).map((word) => word.trimEnd()))]),
  )
  let from = 0
  for (const after of added) {
    const at = taken.findIndex((before, place) => place >= from && sharedWords(words, before, after) >= alike)
    if (at < 0) {
      pairs.push({ after })
      continue
    }
    pairs.push(...taken.slice(from, at).map((before) => ({ before })))
    const before = taken[at]
    pairs.push(before ? { before, after } : { after })
    from = at + 1
  }
  return [...pairs, ...taken.slice(from).map((before) => ({ before }))]
}

/** Words in common, 0 to 1. */
function sharedWords(words: Map<Block, Set<string>>, one: Block, other: Block): number {
  const [these, those] = [words.get(one) ?? new Set<string>(), words.get(other) ?? new Set<string>()]
  const shared = [...these].filter((word) => those.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (these.size + those.size)
}
