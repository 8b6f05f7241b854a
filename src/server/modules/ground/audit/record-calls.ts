import { type Act, acts, type Thing, things } from '../../../../shared/running/acts.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import type { RecordCall } from '../../../platform/http/recording.ts'
import type { RecordedThings, Recording, Reversible, ReversibleThings } from '../../module.ts'
import type { SampleThing } from '../samples/index.ts'
import { changesOf } from './changes.ts'
import { unmarkChanged, unmarkParts } from './own-samples.ts'
import { record } from './record.ts'
import { changesOfParts, keepReversal, watch } from './reversals.ts'
import { snapshot } from './snapshots.ts'

/**
 * Runs a call and audits it as its contract states, in the transaction of the change, by comparing snapshots before and after.
 * If they show nothing, as for several things at once, the input is recorded.
 */
export const recordCalls =
  ({ recorded, reversible, samples }: Recording): RecordCall =>
  async (ctx, { act, how, every }, input, handle) => {
    const undoing = reversibleBy(reversible, act)
    const given = {
      recorded,
      samples,
      act,
      id: idIn(input.params) ?? idIn(input.query) ?? idIn(input.body),
      body: input.body ?? input.query,
      every,
      reversible: undoing,
      named: undoing ? idsNamed([input.params, input.body]) : [],
    }
    // A file is streamed long after the reply, outside any transaction.
    if (how === 'file') {
      await transaction(ctx, async (ctx) => {
        await record(ctx, { act, thingId: '', label: '', changes: changesOf({}, given.body) })
      })
      return handle(ctx)
    }
    if (how === 'each') return handle({ ...ctx, recording: (ctx, work) => around(ctx, given, work, 'changed') })
    return transaction(ctx, (ctx) => around(ctx, given, () => handle(ctx), 'always'))
  }

const thingNames = Object.keys(things) as Thing[]

function reversibleBy(reversible: ReversibleThings, act: Act): [Thing, Reversible] | undefined {
  for (const thing of thingNames) {
    const about = reversible[thing]
    if (about?.acts.includes(act)) return [thing, about]
  }
  return undefined
}

type Given = {
  recorded: RecordedThings
  samples: SampleThing[]
  reversible: [Thing, Reversible] | undefined
  act: Act
  id: string | undefined
  body: unknown
  every: number | undefined
  named: string[]
}

/** @param when `changed` for a call of several transactions, which audits only those that changed something */
async function around<T>(
  ctx: Ctx,
  { recorded, samples, reversible, act, id, body, every, named }: Given,
  work: () => Promise<T>,
  when: 'always' | 'changed',
): Promise<T> {
  const [thing] = acts[act]
  const changed = reversible && (await watch(ctx, reversible, named))
  const before = await snapshot(ctx, recorded, thing, id)
  const made = await work()
  const thingId = id ?? idIn(made) ?? ''
  const after = await snapshot(ctx, recorded, thing, thingId || undefined)
  // The thing does not exist: deleting it again is no act.
  if (id !== undefined && !before && !after) return made
  const changes = changesOf(before?.state, after?.state)
  if (changes.length === 0 && when === 'changed') return made
  const watched = changed && (await changed(ctx))
  const parts = watched ? await unmarkParts(ctx, samples, act, watched) : []
  await unmarkChanged(ctx, samples, act, thingId ? [thingId] : idsIn(body), before && after && changes)
  const found = changes.length > 0 ? changes : changesOfParts(parts)
  const said = found.length > 0 ? found : changesOf({}, body)
  const label = after?.label ?? before?.label ?? emailIn(body) ?? emailIn(made) ?? ''
  const number = await record(ctx, { act, thingId, label: thing === 'settings' ? '' : label, changes: said, every })
  if (number !== undefined) await keepReversal(ctx, number, parts)
  return made
}

const naming = new Set(['_id', 'id', 'ids', 'productId', 'variantId'])

/** Ids of things in a call's input, at any depth. */
function idsNamed(value: unknown, isNaming = false): string[] {
  if (typeof value === 'string') return isNaming && isUuid(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => idsNamed(item, isNaming))
  // `Object.entries` of a file would list each of its bytes.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => idsNamed(inner, naming.has(name)))
}

/** Ids in the lists of a call's body, whether of ids or of rows. */
function idsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const lists = Object.values(body).filter(Array.isArray).flat()
  return lists.flatMap((item: unknown) => (typeof item === 'string' ? item : (idIn(item) ?? [])))
}

/** The email of an invited person, or of one who accepted. */
function emailIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('data' in value) return emailIn(value.data)
  return 'email' in value && typeof value.email === 'string' ? value.email : undefined
}

/** The id in a call's input, in its reply or in a row. */
function idIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('data' in value && !Array.isArray(value.data)) return idIn(value.data)
  for (const name of ['pageId', 'id', '_id', 'host', 'from', 'to']) {
    const id: unknown = Reflect.get(value, name)
    if (typeof id === 'string') return id
  }
  return undefined
}
