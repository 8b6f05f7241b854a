import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'

const { app, one, owner, post, read, move, cashOrder, paidOrder, mailsTo } = await testFulfilment()

await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
app.services.bus.tell(one.id, ['site'])

type Events = { kind: string; note: string }[]

/** Event notes of an order as its buyer reads them in Hindi. */
async function hindiNotes({ token }: { token: string }, id: string): Promise<string[]> {
  const { body } = await one.call('POST', '/api/io/crm/cuser/orders/all', {
    token,
    body: {},
    headers: { 'x-app-language': 'hi' },
  })
  const order = body.data.find(({ _id }: { _id: string }) => _id === id)
  return (order.events as Events).map(({ note }) => note)
}

const englishNotes = async (id: string) => ((await read(id)).events as Events).map(({ note }) => note)

// Shows B225.
test('event texts of the shop are Hindi on Hindi pages, and notes of staff stay as typed', async () => {
  const { person, id } = await cashOrder()
  await move(id, 'PACKED')
  await move(id, 'SHIPPED', { tracking: { courier: 'Delhivery', number: 'DL123' }, note: 'Sent with DTDC.' })
  await move(id, 'DELIVERED', { note: '₹5 was paid back.' })
  expect(await hindiNotes(person, id)).toEqual([
    'भुगतान डिलीवरी पर होगा।',
    '',
    'Delhivery से भेजा गया, ट्रैकिंग नंबर DL123। Sent with DTDC.',
    'डिलीवरी पर ₹1,000.00 का भुगतान हुआ। ₹5 was paid back.',
  ])
  expect(await englishNotes(id)).toEqual([
    'To be paid on delivery.',
    '',
    'Sent with Delhivery, tracking number DL123. Sent with DTDC.',
    '₹1,000.00 was paid on delivery. ₹5 was paid back.',
  ])
})

// Shows B225.
test('a reason equal to a sentence of the shop stays as typed', async () => {
  const { person, id } = await paidOrder()
  await post(id, 'cancel', { reason: 'Nothing was charged.' })
  expect((await hindiNotes(person, id)).slice(-2)).toEqual(['Nothing was charged.', '₹500.00 लौटाए जाएँगे।'])
})

// Shows B225.
test('the mail about a parcel names the courier in the buyer’s language', async () => {
  const { person, id } = await cashOrder()
  await owner.query("update orders set language = 'hi-IN' where id = $1", [id])
  await move(id, 'PACKED')
  await move(id, 'SHIPPED', { tracking: { courier: 'Delhivery', number: '' }, note: '' })
  expect((await mailsTo(person.email)).at(-1)?.body_text).toContain('Delhivery से भेजा गया।')
})

// Shows B225.
test('migrated events are recognised by their kind, and unknown ones stay as they were', async () => {
  const migration = await readFile('db/migrations/0117-spoken-events.sql', 'utf8')
  const { person, id } = await cashOrder()
  await owner.query('delete from order_events')
  const before = [
    ['PLACED', 'Paid ₹1,000.00.', '₹1,000.00 का भुगतान हुआ।'],
    [
      'SHIPPED',
      'Sent with St. Courier, tracking number 77. Take care.',
      'St. Courier से भेजा गया, ट्रैकिंग नंबर 77। Take care.',
    ],
    ['TRACKING_CHANGED', 'Sent with Blue Dart, tracking number 8.9.', 'Blue Dart से भेजा गया, ट्रैकिंग नंबर 8.9।'],
    ['TRACKING_CHANGED', 'Sent with DTDC.', 'DTDC से भेजा गया।'],
    ['DELIVERED', '₹1,000.00 was paid on delivery. At the gate.', 'डिलीवरी पर ₹1,000.00 का भुगतान हुआ। At the gate.'],
    ['DELIVERED', 'The rest was paid on delivery.', 'The rest was paid on delivery.'],
    ['REFUND_DUE', '₹500.00 will be paid back.', '₹500.00 लौटाए जाएँगे।'],
    [
      'REFUND_DUE',
      '₹500.00 came too late and will be paid back. The price of Clay cup has changed.',
      '₹500.00 देर से आए और लौटा दिए जाएँगे। Clay cup का दाम बदल गया है।',
    ],
    ['REFUNDED', '₹500.00 was paid back. By UPI.', '₹500.00 लौटा दिए गए। By UPI.'],
    [
      'PAYMENT_AMOUNT_DIFFERS',
      '₹4.00 instead of ₹5.00 was reported; we are looking into it.',
      '₹5.00 की जगह ₹4.00 की सूचना मिली; हम इसकी जाँच कर रहे हैं।',
    ],
    ['PAYMENT_FAILED', 'Nothing was charged.', 'कोई रक़म नहीं काटी गई।'],
    ['LAPSED', 'Replaced by a new order.', 'इसकी जगह नया ऑर्डर आ गया।'],
    ['CANCELLED', 'Sent with love.', 'Sent with love.'],
    ['RETURNED', '₹5 was paid back.', '₹5 was paid back.'],
  ] as const
  for (const [index, [kind, note]] of before.entries())
    await owner.query(
      "insert into order_events (site_id, order_id, kind, note, created_at) values ($1, $2, $3, $4, '2026-01-01'::timestamptz + make_interval(mins => $5))",
      [one.id, id, kind, note, index],
    )
  // Orders kept their courier themselves then.
  const columns = ['courier', 'tracking_number']
  await owner.query(`begin; alter table orders add column courier text default 'St. Courier', add column tracking_number
    text default '77'; ${migration.replace(/^alter table .*$/m, '')}; ${columns
      .map((column) => `alter table orders drop column ${column};`)
      .join(' ')} commit`)
  expect(await hindiNotes(person, id)).toEqual(before.map(([, , hindi]) => hindi))
  expect(await englishNotes(id)).toEqual(before.map(([, english]) => english))
})
