import { Photo } from '../../ui/photo.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { FeatureTab } from './feature-tabs.schema.ts'

type Stand = 'above' | 'beside'
type Props = { label: string; items: FeatureTab[]; stand: Stand; level: 2 | 3 }

const pictures = {
  above: { sizes: '(min-width: 80rem) 78rem, 92vw', ratio: '16 / 9' },
  beside: { sizes: '(min-width: 64rem) 46rem, 92vw', ratio: '4 / 3' },
}

/** Features of which one is shown at a time, the first one first (T22). */
export default function FeatureTabsIsland({ label, items, stand, level }: Props) {
  const tabs = items.map((item, index) => ({
    name: item.title || `${index + 1}`,
    mark: <Photo {...item.svg} alt="" sizes="1.75rem" fit="contain" className="size-7 shrink-0" />,
    panel: <Panel item={item} stand={stand} level={level} />,
  }))
  return <Tabs label={label} tabs={tabs} stand={stand} />
}

/** The title is in the tab; without tabs it is the heading. */
function Panel({ item, stand, level }: { item: FeatureTab; stand: Stand; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <div className="flex flex-col gap-6">
      {item.title && <Title className="without-script text-2xl">{item.title}</Title>}
      {item.description && (
        <p
          className={`max-w-[60ch] text-lg whitespace-pre-line text-ink-soft wrap-anywhere ${stand === 'beside' ? 'order-last' : ''}`}
        >
          {item.description}
        </p>
      )}
      <Photo {...item.image} {...pictures[stand]} className="w-full rounded-card" />
    </div>
  )
}
