import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By how much the old generation may grow before it is collected, bytes: a collection takes about 70 ms. */
const mostGrowth = 48 * 1024 * 1024

let collector: (() => void) | undefined

/** Node.js names V8's collector only to contexts that are made after this flag is set. */
function collect(): void {
  if (!collector) {
    setFlagsFromString('--expose-gc')
    collector = runInNewContext('gc') as () => void
  }
  collector()
}

/**
 * Bounds the heap of long work that is done in parts. Call the result between them. On a machine with much memory V8 lets the garbage of parts
 * grow to several times what is in use before it collects.
 */
export function boundedHeap(): () => void {
  let before = usedByOld()
  return () => {
    if (usedByOld() - before < mostGrowth) return
    collect()
    before = usedByOld()
  }
}

/** The young generation is of one size, and collected all the time. */
function usedByOld(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name: name }) => !name.startsWith('new_'))
  return old.reduce((sum, { space_used_size: bytes }) => sum + bytes, 0)
}
