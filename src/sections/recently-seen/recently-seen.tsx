import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Island, useIsPublic } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import RecentlySeen from './recently-seen.island.tsx'
import { type RecentlySeenProps, sample, schema } from './recently-seen.schema.ts'

/** Products seen in this browser. The cached page is the same for everyone, so it contains only a placeholder. */
function RecentlySeenView({ props }: { props: RecentlySeenProps }) {
  if (!useIsPublic()) return <Example props={props} />
  return <Island name="recently-seen" of={RecentlySeen} start="idle" props={props} />
}

const shownCards = 5

/** Sample for the gallery and the builder. */
function Example({ props }: { props: RecentlySeenProps }) {
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <div className="card-grid">
        {Array.from({ length: shownCards }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-[4/5] animate-none" />
            <Skeleton className="mt-4 h-4 w-3/4 animate-none" />
            <Skeleton className="mt-2 h-4 w-1/3 animate-none" />
          </div>
        ))}
      </div>
      <p className="mt-6 text-ink-soft">
        {t('Visitors see here what they have looked at; who has seen nothing yet sees nothing.')}
      </p>
    </Band>
  )
}

export const recentlySeen = defineSection({
  type: 'recently-seen',
  title: 'Recently seen products',
  category: 'commerce',
  words: 'recently viewed products history last looked at',
  schema,
  sample,
  view: RecentlySeenView,
})
