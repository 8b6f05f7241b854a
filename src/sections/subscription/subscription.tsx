import { isAtHome } from '../../features/account/at-home.ts'
import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { type Subscription, sample, schema } from './subscription.schema.ts'
import SubscriptionForm from './subscription-form.island.tsx'

/** Subscribes to the newsletter or unsubscribes (S39). */
function SubscriptionView({ props }: { props: Subscription }) {
  const { subscribeText, unsubscribeText, reasonLabel } = props
  const isPreview = !isAtHome('newsletter', usePage().path)
  return (
    <Band band={props}>
      <Doorway {...props} measure="narrow">
        <Island
          name="subscription-form"
          needs="Subscribing"
          of={SubscriptionForm}
          props={{ texts: { subscribeText, unsubscribeText, reasonLabel }, isPreview }}
          start="load"
        />
      </Doorway>
    </Band>
  )
}

export const subscription = defineSection({
  type: 'subscription',
  title: 'Subscribe or unsubscribe',
  category: 'contact',
  schema,
  sample,
  words: 'newsletter leave opt out preferences mailing list',
  view: SubscriptionView,
  only: 'newsletter',
})
