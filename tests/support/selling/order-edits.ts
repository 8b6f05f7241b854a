import { randomUUID } from 'node:crypto'
import type { AddressBody } from '../../../src/shared/people/address.ts'
import type { StaffOrder } from '../../../src/shared/selling/orders/staff-order.ts'
import { type Answer, taxedSettings } from '../app.ts'
import { testFulfilment } from './fulfilling.ts'

const zone = {
  ...{ states: [], pins: '', delivers: true, cash: true, by: 'value', slabs: [{ from: 0, amount: 0 }], freeFrom: 0 },
  ...{ daysFrom: 0, daysTo: 0 },
}

/** Pune is outside all zones. Nothing is delivered to the islands; a courier takes no cash in the hills, and more in Nagpur. */
export const zones = [
  { ...zone, name: 'Islands', pins: '415', delivers: false },
  { ...zone, name: 'Hills', pins: '416', cash: false },
  { ...zone, name: 'Nagpur', pins: '440', slabs: [{ from: 0, amount: 9_900 }] },
]

/** A shop registered for GST in Maharashtra, and what its staff edit in orders that are placed. */
export async function testOrderEdits(given: Parameters<typeof testFulfilment>[0] = {}) {
  const shop = await testFulfilment(given)
  const { app, one, owner, packer, post, read } = shop

  async function set(more: object = {}): Promise<void> {
    await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...taxedSettings, ...more }])
    app.services.bus.tell(one.id, ['site'])
  }
  await set()

  /** Corrects an address as it was seen now, unless `revision` says another time. */
  async function correct(id: string, changes: Partial<AddressBody>, revision?: number, token = packer.token) {
    const order: StaffOrder = await read(id)
    const body = { address: { ...order.address, ...changes }, revision: revision ?? order.addressRevision }
    return one.call('PUT', `/api/v1/orders/${id}/address`, { token, body })
  }

  const quoteItems = (id: string, lines: object[]) => post(id, 'items/quote', { lines })

  /** Adds items at the total that their quote says, with a key of their own, unless told. */
  async function add(
    id: string,
    lines: object[],
    { total, key = randomUUID() }: { total?: number; key?: string } = {},
  ) {
    const seen = total ?? (await quoteItems(id, lines)).body.data?.total
    return post(id, 'items', { lines, key, total: seen })
  }

  const acts = async (id: string): Promise<{ act: string; changes: { field: string }[] }[]> => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { body } = await one.call('GET', '/api/v1/activity', { token, query: { thing: 'order', s: '100' } })
    return body.data.filter(({ thingId }: { thingId: string }) => thingId === id)
  }

  return { ...shop, set, correct, quoteItems, add, acts }
}

/** The code of a refusal, with the field that it names. */
export const refusedAs = ({ status, body }: Answer) => ({ status, msg: body.msg, field: body.errors?.[0]?.field })

/** The words of an order's last event, and its kind. */
export const lastEvent = ({ events }: Pick<StaffOrder, 'events'>) => {
  const event = events.at(-1)
  return { kind: event?.kind, note: event?.note }
}
