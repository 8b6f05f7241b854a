import { listPickUp } from '../server/modules/selling/delivery/delivery.contract.ts'
import type { PickUpOffer } from '../shared/selling/delivery/pick-up.ts'
import { useHasBag } from './bag.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

export const pickUpKey = ['pick-up']

/** Places where orders can be picked up (B297). */
export function usePickUpOffer(preview: PickUpOffer | null) {
  return usePersonal({ key: pickUpKey, run: async () => (await call(listPickUp, {})).data, preview, useOwn: useHasBag })
}
