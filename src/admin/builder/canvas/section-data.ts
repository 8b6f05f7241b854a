import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { loadSections } from '../../../server/render/builder.contract.ts'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import type { CanvasChoice } from '../../../shared/content/pages/pages-admin.ts'
import { usePaused } from '../../ui/use-paused.ts'

type Asked = {
  section: Pick<PlacedSection, 'id' | 'type' | 'props' | 'v'>
  answer: (data: unknown) => void
  fail: (error: unknown) => void
}

/** Requests within this time are batched into one call, ms. */
const gathering = 20
/** The server's limit of sections per call. */
const most = 60

/** The page and variant shown on the canvas. */
export type On = { pageId: string; choice: CanvasChoice }

const waiting = new Map<string, Asked[]>()

function askFor(on: On, section: Asked['section']): Promise<unknown> {
  const key = JSON.stringify(on)
  return new Promise((answer, fail) => {
    const asked = waiting.get(key)
    if (asked) {
      asked.push({ section, answer, fail })
      return
    }
    waiting.set(key, [{ section, answer, fail }])
    setTimeout(() => {
      const all = waiting.get(key) ?? []
      waiting.delete(key)
      for (let from = 0; from < all.length; from += most) void send(on, all.slice(from, from + most))
    }, gathering)
  })
}

async function send({ pageId, choice }: On, asked: Asked[]): Promise<void> {
  // A section may be in the drawer and on the page, so the call uses the index as id.
  const sections = asked.map(({ section }, index) => ({ ...section, id: String(index) }))
  try {
    const { data } = await call(loadSections, { params: { id: pageId }, body: { ...choice, sections } })
    for (const [index, { answer }] of asked.entries()) answer(data[index] ?? null)
  } catch (error) {
    for (const { fail } of asked) fail(error)
  }
}

const typingPause = 350

/**
 * A section's `load` result for these properties, from the server: undefined while loading, null if there is
 * nothing to show. While the user types, the result of the last pause is returned.
 */
export function useSectionData({ pageId, choice }: On, section: Asked['section'], loads: boolean): unknown {
  const props = JSON.stringify(section.props)
  const settled = usePaused(props, typingPause)
  const { data } = useQuery({
    queryKey: ['section-data', pageId, choice, section.type, settled],
    queryFn: () => askFor({ pageId, choice }, { ...section, props: JSON.parse(settled) }),
    enabled: loads,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return data
}
