import { useState } from 'react'
import type { Where } from '../../client/checkout.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { CollectingBusiness, OfferedPlace, PickUpOffer } from '../../shared/selling/delivery/pick-up.ts'

type Given = {
  addresses: SavedAddress[]
  /** Undefined for a guest. */
  person: Person | undefined
  offer: PickUpOffer
  /** The place of an unpaid order that is to be paid. */
  asked: string | null | undefined
}

export type Way = 'deliver' | 'pickUp'
/** Who collects an order, and for which business, once an invoice to one is wanted. */
export type Collector = { name: string; mobile: string } & Partial<CollectingBusiness>

/** Where the customer wants the order, as far as they have chosen; a shop that delivers nowhere offers its places alone. */
export function useWhere({ addresses, person, offer: { delivers, places }, asked }: Given) {
  const [chosenWay, setWay] = useState<Way>()
  const [addressId, setAddressId] = useState<string>()
  const [placeId, setPlaceId] = useState<string>()
  const [typed, setCollector] = useState<Collector>()
  const ways: Way[] = [
    ...(delivers || places.length === 0 ? (['deliver'] as const) : []),
    ...(places[0] ? (['pickUp'] as const) : []),
  ]
  const wished = chosenWay ?? (places.some(({ id }) => id === asked) ? 'pickUp' : undefined)
  const way = ways.find((each) => each === wished) ?? ways[0] ?? 'deliver'
  const address = addresses.find(({ _id }) => _id === addressId) ?? addresses[0]
  const place = places.find(({ id }) => id === (placeId ?? asked)) ?? places[0]
  const collector = typed ?? knownCollector(addresses[0], person)
  const chosen: Where | undefined =
    way === 'deliver' ? address && { addressId: address._id } : place && whereOf(place, collector)
  const mobile = way === 'deliver' ? address?.mobileNumber : wholeNumber(collector)
  return { ways, way, setWay, address, setAddressId, place, setPlaceId, collector, setCollector, chosen, mobile }
}

/** The number is asked about once it is typed, not digit by digit. */
const wholeNumber = ({ mobile }: Collector) => (mobile.length < 10 ? undefined : mobile)

const whereOf = ({ id }: OfferedPlace, collector: Collector): Where => ({
  ...collector,
  pickUp: id,
  name: collector.name.trim(),
})

function knownCollector(address: SavedAddress | undefined, person: Person | undefined): Collector {
  return {
    name: address?.name ?? `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
    mobile: address?.mobileNumber ?? person?.mobileNumber ?? '',
  }
}
