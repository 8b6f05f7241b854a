import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { movesByPieces, orderMoves } from '../../src/server/modules/selling/orders/order-states.ts'
import { attemptMoves } from '../../src/server/modules/selling/payments/attempt-states.ts'
import { refundMoves } from '../../src/server/modules/selling/payments/refund-states.ts'
import { parcelMoves, returnMoves } from '../../src/shared/selling/orders/return-states.ts'

type Moves = Partial<Record<string, string[]>>

/** Each table of moves, with the file that has it and the moves that follow from something else. */
const tables: { title: string; file: string; moves: Moves; besides?: { moves: Moves; because: string } }[] = [
  {
    title: 'An order',
    file: 'src/server/modules/selling/orders/order-states.ts',
    moves: orderMoves,
    besides: { moves: movesByPieces, because: 'by its pieces' },
  },
  { title: 'A parcel', file: 'src/shared/selling/orders/return-states.ts', moves: parcelMoves },
  { title: 'A return', file: 'src/shared/selling/orders/return-states.ts', moves: returnMoves },
  { title: 'A payment', file: 'src/server/modules/selling/payments/attempt-states.ts', moves: attemptMoves },
  { title: 'A refund', file: 'src/server/modules/selling/payments/refund-states.ts', moves: refundMoves },
]

const arrows = (moves: Moves, because = '') =>
  Object.entries(moves).flatMap(([from, all = []]) => all.map((to) => `  ${from} --> ${to}${because}`))

function drawn({ title, file, moves, besides }: (typeof tables)[number]): string {
  const rest = besides ? arrows(besides.moves, `: ${besides.because}`) : []
  const lines = ['stateDiagram-v2', ...arrows(moves), ...rest]
  return `## ${title}\n\n\`${file}\`\n\n\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`
}

// Shows B319.
test('docs/states.md draws the moves of orders, parcels, returns, payments and refunds as their tables allow them', () => {
  const file = 'docs/states.md'
  const [words = ''] = readFileSync(file, 'utf8').split('\n## ')
  const whole = [`${words.trimEnd()}\n`, ...tables.map(drawn)].join('\n')
  if (process.env.ACCEPT_STATES) writeFileSync(file, whole)
  else expect(readFileSync(file, 'utf8')).toBe(whole)
})

// Shows B319.
test('every state of these can be reached', () => {
  for (const { title, moves, besides } of tables) {
    const all = Object.keys(moves)
    const reached = new Set([all[0], ...[moves, besides?.moves ?? {}].flatMap((table) => Object.values(table).flat())])
    expect({ title, never: all.filter((state) => !reached.has(state)) }).toEqual({ title, never: [] })
  }
})
