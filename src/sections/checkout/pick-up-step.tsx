import type { CallError } from '../../client/api.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import { callingCode } from '../../shared/rules.ts'
import { readyText } from '../../shared/selling/delivery/arrival-text.ts'
import { businessOf } from '../../shared/selling/delivery/business-of.ts'
import type { CollectingBusiness, OfferedPlace } from '../../shared/selling/delivery/pick-up.ts'
import { t } from '../../shared/words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PickUpLines } from '../../ui/pick-up-lines.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Collector } from './where.ts'

type Props = {
  places: OfferedPlace[]
  chosen: OfferedPlace
  /** Addresses of the customer, one of which may name their business. */
  addresses: SavedAddress[]
  collector: Collector
  /** The refusal of an order with this collector. */
  refusal: CallError | undefined
  onChoose: (id: string) => void
  onCollector: (collector: Collector) => void
}

/** Chooses a place of the shop, and says who collects the order there (B297). */
export function PickUpStep({ places, chosen, addresses, collector, refusal, onChoose, onCollector }: Props) {
  return (
    <>
      {places.length === 1 ? (
        <PlaceLines place={chosen} name={chosen.name} />
      ) : (
        <RadioCards
          label={t('Pick up at')}
          labelHidden
          name="pick-up"
          cards={places.map((place) => ({
            value: place.id,
            title: <bdi className="font-semibold">{place.name}</bdi>,
            description: <PlaceLines place={place} />,
          }))}
          value={chosen.id}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('Collected by')}
          autoComplete="name"
          required
          value={collector.name}
          onChange={(event) => onCollector({ ...collector, name: event.target.value })}
          {...errorOf(refusal, 'name')}
        />
        <TextField
          label={t('Mobile Number')}
          inputMode="numeric"
          autoComplete="tel-national"
          before={callingCode}
          required
          value={collector.mobile}
          onChange={(event) => onCollector({ ...collector, mobile: event.target.value })}
          {...errorOf(refusal, 'mobile')}
        />
        <Business {...{ addresses, collector, refusal, onCollector }} />
      </div>
    </>
  )
}

type BusinessProps = Pick<Props, 'addresses' | 'collector' | 'refusal' | 'onCollector'>

/** The business for which it is collected, whose invoice has its GSTIN (B327). */
function Business({ addresses, collector, refusal, onCollector }: BusinessProps) {
  const { name, mobile, gstin } = collector
  const field = (of: keyof CollectingBusiness) => ({
    value: collector[of] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onCollector({ ...collector, [of]: target.value }),
    ...errorOf(refusal, of),
  })
  return (
    <>
      <Checkbox
        className="sm:col-span-2"
        label={t('Invoice to a business, with its GSTIN')}
        checked={gstin !== undefined}
        onChange={({ target }) => onCollector({ name, mobile, ...(target.checked ? businessOf(addresses) : {}) })}
      />
      {gstin !== undefined && (
        <>
          <TextField
            label="GSTIN"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="27AAPFU0939F1ZV"
            required
            {...field('gstin')}
          />
          <TextField label={t('Business name')} autoComplete="organization" required {...field('businessName')} />
          <TextField
            className="sm:col-span-2"
            label={t('Registered address')}
            autoComplete="street-address"
            required
            {...field('businessAddress')}
          />
        </>
      )}
    </>
  )
}

function errorOf(refusal: CallError | undefined, field: string): { error?: string } {
  const error = refusal?.fieldText(field)
  return error === undefined ? {} : { error }
}

/** A place, and the day on which an order is ready there. */
function PlaceLines({ place, name }: { place: OfferedPlace; name?: string }) {
  return (
    <>
      <PickUpLines {...(name && { name })} address={place} hours={place.hours} phone={place.phone} isChoice />
      <span className="mt-1 block font-semibold text-ink">{readyText(place.ready)}</span>
    </>
  )
}
