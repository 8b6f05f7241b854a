import { mostOfDocument } from '../../shared/api/contract.ts'
import { type GridChange, mostSavedAtOnce } from '../../shared/selling/catalogue/product-grid.ts'

/** Bytes of a call, well below what a call takes. */
const mostBytes = mostOfDocument / 2

/** Changes by call: no more products, and no longer texts, than a call takes. */
export function callsOf(changes: GridChange[]): GridChange[][] {
  const encoder = new TextEncoder()
  const calls: GridChange[][] = []
  let bytes = 0
  for (const change of changes) {
    const size = encoder.encode(JSON.stringify(change)).length
    const last = calls.at(-1)
    if (last && last.length < mostSavedAtOnce && bytes + size <= mostBytes) {
      last.push(change)
      bytes += size
    } else {
      calls.push([change])
      bytes = size
    }
  }
  return calls
}
