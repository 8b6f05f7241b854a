import type { ComponentProps } from 'react'
import { CallError } from '../../client/api.ts'
import type { Where } from '../../client/checkout.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { OfferedPlace } from '../../shared/selling/delivery/pick-up.ts'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { AddressStep } from './address-step.tsx'
import type { PickUpStep } from './pick-up-step.tsx'
import type { useWhere, Way } from './where.ts'

type Props = {
  where: ReturnType<typeof useWhere>
  addresses: SavedAddress[]
  places: OfferedPlace[]
  person: Person | undefined
  refusal: Error | null
  /** Where the refused order was to go. */
  sent: Where | undefined
}

/** Delivery or pick-up where the shop offers both, and the address or the place. */
export function WhereStep({ where, addresses, places, person, refusal, sent }: Props) {
  const { ways, way, place } = where
  const titles: Record<Way, string> = { deliver: t('Deliver'), pickUp: t('Pick up') }
  // An error stands at its field until that is changed.
  const isAsSent = JSON.stringify(sent) === JSON.stringify(where.chosen)
  return (
    <>
      {ways.length > 1 && (
        <RadioCards
          label={t('Delivery or pick-up')}
          labelHidden
          layout="row"
          className="mb-6"
          name="way"
          cards={ways.map((value) => ({ value, title: <span className="font-semibold">{titles[value]}</span> }))}
          value={way}
          onChange={(event) => where.setWay(event.target.value === 'pickUp' ? 'pickUp' : 'deliver')}
        />
      )}
      {way === 'deliver' ? (
        <AddressStep addresses={addresses} chosen={where.address} person={person} onChoose={where.setAddressId} />
      ) : (
        place && (
          <LoadedPickUpStep
            places={places}
            addresses={addresses}
            chosen={place}
            collector={where.collector}
            refusal={isAsSent && refusal instanceof CallError ? refusal : undefined}
            onChoose={where.setPlaceId}
            onCollector={where.setCollector}
          />
        )
      )}
    </>
  )
}

const load = () => import('./pick-up-step.tsx')

/** Loaded on first use: few shops have places. */
function LoadedPickUpStep(props: ComponentProps<typeof PickUpStep>) {
  const { module, hasFailed, retry } = useLoaded(load)
  if (module) return <module.PickUpStep {...props} />
  return hasFailed ? <LoadFault text={t('The form could not be loaded.')} retry={retry} /> : null
}
