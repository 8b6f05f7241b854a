import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import FeatureTabsIsland from './feature-tabs.island.tsx'
import { type FeatureTabs, looks, sample, schema } from './feature-tabs.schema.ts'

/** Features behind tabs (S75). Without script the panels follow one another. */
function FeatureTabsView({ props }: { props: FeatureTabs }) {
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

export const featureTabs = defineSection({
  type: 'feature-tabs',
  title: 'Tabs',
  category: 'content',
  schema,
  sample,
  looks,
  view: FeatureTabsView,
})
