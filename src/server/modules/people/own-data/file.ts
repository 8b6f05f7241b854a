import { strToU8, zipSync } from 'fflate'
import { html } from 'hono/html'
import { formatMoney } from '../../../../shared/selling/money.ts'
import { orderStatuses } from '../../../../shared/selling/order-statuses.ts'
import { longDate, longTime } from '../../../../shared/times.ts'
import type { Site } from '../../../platform/context.ts'
import type { OwnData } from './collect.ts'

/** The data twice: as JSON for programs, and as a page for people. */
export function zipOf(site: Site, data: OwnData): Uint8Array {
  return zipSync({
    'my-data.json': strToU8(JSON.stringify(data, undefined, 2)),
    'my-data.html': strToU8(String(pageOf(site, data))),
  })
}

type Row = (string | number)[]

function pageOf(site: Site, { profile, addresses, orders, cart, comments, newsletter, messages, devices }: OwnData) {
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
    'Comments',
    ['Comment', 'Written'],
    comments.map(({ comment, created }) => [comment, longTime(created, zone)]),
  )}
  ${table(
    'Messages to us',
    ['Sent', 'Name', 'Mobile number', 'Email', 'Message'],
    messages.map(({ sent, name, mobileNumber, email, answers, text }) => [
      longTime(sent, zone),
      ...[name, mobileNumber, email],
      [...answers.map(({ label, value }) => `${label}: ${value}`), text].filter(Boolean).join('; '),
    ]),
  )}
  ${table(
    'Devices on which you are signed in',
    ['Device', 'Signed in', 'Last used'],
    devices.map(({ device, created, used }) => [device || 'Unknown', longTime(created, zone), longTime(used, zone)]),
  )}
</html>`
}

const consentOf = ({ status, since, source }: NonNullable<OwnData['newsletter']>, zone: string) =>
  `${status} since ${longDate(since, zone)}, ${source === 'ACCOUNT' ? 'by the account' : 'by a form'}`

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
