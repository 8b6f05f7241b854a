import type { Zone } from '../../shared/selling/delivery/delivery.ts'

/** A zone before its owner changes anything: delivered to for free, with cash, without a promised day. */
export function newZone(name: string): Zone {
  return {
    ...{ name, states: [], pins: '', delivers: true, cash: true, by: 'value', slabs: [{ from: 0, amount: 0 }] },
    ...{ freeFrom: 0, daysFrom: 0, daysTo: 0 },
  }
}
