import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { html } from 'hono/html'
import { formatMoney } from '../../../../shared/selling/money.ts'
import { orderStatuses } from '../../../../shared/selling/order-statuses.ts'
import { longDate, longTime } from '../../../../shared/times.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { piecesOf } from '../../content/inbox/index.ts'
import type { OwnData } from './collect.ts'

/** The data twice, as JSON for programs and as a page for people, and the files that the person has sent; piece by piece. */
export async function* zipOf(ctx: Ctx, data: OwnData): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const texts = { 'my-data.json': JSON.stringify(data, undefined, 2), 'my-data.html': String(pageOf(ctx.site, data)) }
  for (const [name, text] of Object.entries(texts)) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(strToU8(text), true)
  }
  for (const file of data.messages.flatMap(({ files }) => files)) {
    // Pictures and documents are packed already.
    const entry = new ZipPassThrough(placeOf(file))
    zip.add(entry)
    for await (const piece of piecesOf(ctx, file._id, file.size)) {
      entry.push(piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}

/** Where a file stands in the archive. */
const placeOf = ({ _id, name }: OwnData['messages'][number]['files'][number]) => `files/${_id}-${name}`

type Row = (string | number)[]

function pageOf(site: Site, data: OwnData) {
  const { profile, addresses, orders, cart, wishlist, stockNotices, questions, reviews } = data
  const { mails, comments, newsletter, messages, reports, devices, google } = data
  const zone = site.settings.timeZone
  return html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>My data at ${site.name}</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid #ccc; padding: 0.4rem 1rem 0.4rem 0; text-align: left; vertical-align: top; }
  </style>
  <h1>My data at ${site.name}</h1>
  ${table(
    'Profile',
    [],
    [
      ['Name', `${profile.firstName} ${profile.lastName}`],
      ['Email', profile.email],
      ['Mobile number', profile.mobileNumber ? `${profile.callingCode} ${profile.mobileNumber}` : ''],
      ['Date of birth', profile.birthDate ?? ''],
      ['Gender', profile.gender ?? ''],
      ['Picture', pictureOf(profile)],
      ['Google account', google ? `${google.number}, since ${longDate(google.connected, zone)}` : 'None'],
      [
        'Mails about lower prices',
        mails.priceDrops.since ? `Since ${longDate(mails.priceDrops.since, zone)}` : 'Not wanted',
      ],
      ['Requests for a review', mails.reviewRequests.wanted ? 'Sent' : 'Not wanted'],
      ['Newsletter', newsletter ? consentOf(newsletter, zone) : 'Not subscribed'],
    ],
  )}
  ${table(
    'Addresses',
    ['Name', 'Mobile number', 'Address'],
    addresses.map((one) => [one.name, one.mobileNumber, linesOf(one)]),
  )}
  ${table(
    'Orders',
    ['Number', 'Date', 'State', 'Items', 'Total', 'Delivered to'],
    orders.map(({ number, created, status, lines, amounts, currency, address }) => [
      number,
      longDate(created, zone),
      orderStatuses[status],
      lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
      formatMoney(amounts.total, currency),
      `${address.name}, ${linesOf(address)}`,
    ]),
  )}
  ${table(
    'Cart',
    ['Item', 'Quantity'],
    cart.map(({ name, quantity }) => [name, quantity]),
  )}
  ${table(
    'Told when back in stock',
    ['Item', 'Asked'],
    stockNotices.map(({ name, created }) => [name, longTime(created, zone)]),
  )}
  ${table(
    'Questions about products',
    ['Question', 'Our answer', 'Asked'],
    questions.map(({ question, answer, created }) => [question, answer, longTime(created, zone)]),
  )}
  ${table(
    'Wishlist',
    ['Item', 'Kept'],
    wishlist.map(({ name, kept }) => [name, longDate(kept, zone)]),
  )}
  ${table(
    'Reviews',
    ['Stars', 'Title', 'Review', 'Pictures', 'Written'],
    reviews.map(({ stars, title, text, pictures, created }) => [
      ...[stars, title, text, pictures.map(({ url }) => `${site.origin}${url}`).join(', ')],
      longTime(created, zone),
    ]),
  )}
  ${table(
    'Comments',
    ['Comment', 'Written'],
    comments.map(({ comment, created }) => [comment, longTime(created, zone)]),
  )}
  ${table(
    'Comments and reviews that you reported',
    ['What', 'Reason', 'Reported'],
    reports.map(({ of, reason, created }) => [of, reason, longTime(created, zone)]),
  )}
  ${table(
    'Messages to us',
    ['Sent', 'Name', 'Mobile number', 'Email', 'Message', 'Files', 'What we answered'],
    messages.map(({ sent, name, mobileNumber, email, answers, text, files, replies }) => [
      longTime(sent, zone),
      ...[name, mobileNumber, email],
      [...answers.map(({ label, value }) => `${label}: ${value}`), text].filter(Boolean).join('; '),
      files.map(placeOf).join('; '),
      replies.map(({ text, sent }) => `${longTime(sent, zone)}: ${text}`).join('; '),
    ]),
  )}
  ${table(
    'Devices on which you are signed in',
    ['Device', 'Signed in', 'Last used'],
    devices.map(({ device, created, used }) => [device || 'Unknown', longTime(created, zone), longTime(used, zone)]),
  )}
</html>`
}

const consentOf = ({ status, since, source, sourceNote, name }: NonNullable<OwnData['newsletter']>, zone: string) =>
  [`${status} since ${longDate(since, zone)}`, consentPlaces[source], sourceNote, name].filter(Boolean).join(', ')

const consentPlaces = { ACCOUNT: 'by the account', FORM: 'by a form', IMPORT: 'as we were told elsewhere' }

type Place = { line1: string; line2: string; landmark: string; city: string; state: string; pincode: string }

const linesOf = ({ line1, line2, landmark, city, state, pincode }: Place) =>
  [line1, line2, landmark, city, state, pincode].filter(Boolean).join(', ')

function table(title: string, head: string[], rows: Row[]) {
  if (rows.length === 0) return html`<h2>${title}</h2><p>Nothing.</p>`
  return html`<h2>${title}</h2>
<table>
  ${head.length > 0 ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : ''}
  ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</table>`
}

function pictureOf({ pictureId, showsPicture }: OwnData['profile']): string {
  if (pictureId === null) return ''
  return showsPicture ? 'Shown to everybody beside what you write' : 'Seen by you and the site alone'
}
