import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { limitOrders, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { returnable, sumOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../../shared/selling/orders/staff-order.ts'
import { faultsOf } from '../../../books/index.ts'

const shop = await testByLine()
const { app, one, owner, read, move, post, order, sendParcel, endParcel, cancelPieces, ofReturn } = shop
const { ask, decide } = testRequests(shop)
await limitOrders(app, one, { checkoutsPerHour: 10_000, newLines: 500, newValue: 1_000_000_000 })

type Ordered = Awaited<ReturnType<typeof order>>

/** Every piece is in one place, the ledger adds up, and no more is paid back than was paid. */
async function expectSound({ id, variantIds }: Ordered): Promise<StaffOrder> {
  const found: StaffOrder = await read(id)
  for (const line of found.lines) {
    const { cancelled, shipped, delivered, returned, inReturn, replacing } = line
    for (const count of [cancelled, shipped, delivered, returned, inReturn, replacing, toSend(line), returnable(line)])
      expect(count).toBeGreaterThanOrEqual(0)
  }
  const written = await owner.query(
    "select variant_id, sum(quantity)::int as lost from stock_moves where order_id = $1 and reason = 'WRITTEN_OFF' group by 1",
    [id],
  )
  for (const [index, variantId] of variantIds.entries()) {
    const line = found.lines.find(({ productVariantId }) => productVariantId === variantId)
    if (!line) throw new Error(`line ${index} is gone`)
    const lost = written.rows.find(({ variant_id }) => variant_id === variantId)?.lost ?? 0
    const stock = 10 - line.quantity + line.cancelled + line.returned + lost
    expect(await stockOf(app, variantId)).toEqual({ stock, ledger: stock })
  }
  const { amounts } = found
  expect(amounts.cancelled + amounts.returned).toBeLessThanOrEqual(amounts.total)
  for (const { amount, due, refunds } of found.payments)
    expect(due + sumOf(refunds, ({ amount }) => amount)).toBeLessThanOrEqual(amount)
  const inParcels = sumOf(found.parcels, ({ lines, replaces }) => (replaces ? 0 : sumOf(lines, ({ pieces }) => pieces)))
  expect(inParcels).toBe(sumOf(found.lines, ({ shipped, delivered, returned }) => shipped + delivered + returned))
  if (found.status === 'CANCELLED') expect(amounts.cancelled).toBe(amounts.total)
  return found
}

const act = fc.record({
  kind: fc.constantFrom(
    ...([
      'send',
      'deliver',
      'comeBack',
      'cancel',
      'ask',
      'decide',
      'receive',
      'replace',
      'refund',
      'pack',
      'rest',
    ] as const),
  ),
  counts: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  other: fc.boolean(),
})

/** One act on the order as it is; what it may not do is refused. */
async function run(
  { id, person, pieces }: Ordered,
  { kind, counts, other }: typeof act extends fc.Arbitrary<infer T> ? T : never,
) {
  const now: StaffOrder = await read(id)
  const lines = pieces(...counts)
  const chosen = lines.length > 0 ? lines : undefined
  const parcel = now.parcels.findLast(({ state }) => state === 'SENT')?._id
  const found = now.returns.at(-1)
  const owed = now.returns.find(({ state, outcome }) => state === 'RECEIVED' && outcome === 'REPLACEMENT')
  if (kind === 'send') return sendParcel(id, { lines: chosen })
  if (kind === 'deliver' && parcel) return endParcel(id, parcel, 'DELIVERED')
  if (kind === 'comeBack' && parcel) return endParcel(id, parcel, 'RETURNED')
  if (kind === 'cancel' && chosen) return cancelPieces(id, chosen, { restock: other })
  if (kind === 'ask')
    return ask(now.actions.includes('requestReturn') && other ? 'return' : 'cancel', person.token, {
      id,
      lines: chosen,
    })
  if (kind === 'decide' && now.request) return decide(id, other ? 'approve' : 'refuse', now.request.kind, 'Sorry.')
  if (kind === 'receive' && found)
    return ofReturn(id, found._id, 'receive', {
      ...{ restock: other ? found.lines : [], outcome: counts[0] > counts[1] ? 'REPLACEMENT' : 'REFUND' },
    })
  if (kind === 'replace' && owed) return ofReturn(id, owed._id, other ? 'replacement' : 'refund')
  if (kind === 'refund' && now.refundDue > 0) return post(id, 'refunds', { amount: now.refundDue })
  if (kind === 'pack') return move(id, other ? 'PACKED' : 'SHIPPED')
  if (kind === 'rest') return move(id, other ? 'DELIVERED' : 'RETURNED')
}

// Shows B268, B269, B270, B272.
test('after any acts every piece is in one place, the ledger adds up, and nothing is paid back twice', async () => {
  const any = fc.record({
    mode: fc.constantFrom('cod' as const, 'sandbox' as const),
    acts: fc.array(act, { minLength: 4, maxLength: 14 }),
  })
  await fc.assert(
    fc.asyncProperty(any, async ({ mode, acts }) => {
      const ordered = await order({ mode, quantities: [3, 2], prices: [33_333, 10_007] })
      for (const one of acts) {
        const answer = await run(ordered, one)
        if (answer) expect([200, 404, 409]).toContain(answer.status)
        await expectSound(ordered)
      }
      expect(await faultsOf(owner)).toEqual([])
    }),
    { numRuns: timesOf({ gate: 6, deep: 60 }) },
  )
}, 120_000)

// Shows B268, B269, B270.
test('a customer who cancels while staff send and cancel takes no piece twice', async () => {
  for (let round = 0; round < timesOf({ gate: 4, deep: 20 }); round++) {
    const ordered = await order({ mode: round % 2 ? 'cod' : 'sandbox' })
    const { id, person, pieces } = ordered
    const answers = await Promise.all([
      ask('cancel', person.token, { id, lines: pieces(2, 1) }),
      sendParcel(id, { lines: pieces(2, 2) }),
      cancelPieces(id, pieces(3)),
      post(id, 'cancel', { reason: 'No more.' }),
      move(id, 'PACKED'),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    await expectSound(ordered)
  }
}, 60_000)

// Shows B272, B273.
test('a return received many times at once is paid for once', async () => {
  const ordered = await order()
  const { id, person, pieces } = ordered
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(id, to)
  const { body } = await ask('return', person.token, { id, lines: pieces(1, 1) })
  const found: string = body.data.returns[0]._id
  const receive = () => ofReturn(id, found, 'receive', { restock: pieces(1, 1), outcome: 'REFUND' })
  const answers = await Promise.all([
    ...[receive(), receive(), receive()],
    ...[move(id, 'RETURNED'), decide(id, 'refuse', 'return', 'No.')],
    // Once the first is decided, this is a return of its own.
    ask('return', person.token, { id }),
  ])
  expect(answers.filter(({ status }) => ![200, 404, 409].includes(status)).map(({ body }) => body)).toEqual([])
  const after = await expectSound(ordered)
  expect(after.refundDue).toBe(sumOf(after.lines, ({ returned, price }) => returned * price))
  expect(after.refundDue).toBe(after.amounts.returned)
})
