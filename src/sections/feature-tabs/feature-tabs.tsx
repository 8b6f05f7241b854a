import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import FeatureTabsIsland from './feature-tabs.island.tsx'
import type { FeatureTabs } from './feature-tabs.schema.ts'

/** Features behind tabs (S75). Without script the panels follow one another. */
export function FeatureTabsView({ props }: { props: FeatureTabs }) {
  const { heading, layout } = props
  const items = props.items.filter(({ title, description, image }) => title || description || image.media)
  if (items.length === 0) return null
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <Island
        name="feature-tabs"
        of={FeatureTabsIsland}
        props={{ label: heading || t('Features'), items, stand: layout, level: heading ? 3 : 2 }}
      />
    </Band>
  )
}
