import { html } from 'hono/html'
import { deviceWords } from '../../../../sections/device-list/device-words.ts'
import { reportWords } from '../../../../shared/content/report-words.ts'
import { formatMoney } from '../../../../shared/selling/money.ts'
import { orderStatuses } from '../../../../shared/selling/order-statuses.ts'
import { baseLanguage } from '../../../../shared/sites/languages.ts'
import { longDate, longTime } from '../../../../shared/times.ts'
import { translatorOf } from '../../../../shared/translators.ts'
import { t } from '../../../../shared/words.ts'
import type { Site } from '../../../platform/context.ts'
import type { OwnData } from './collect.ts'
import { consentPlaces, genders, reportedKinds, subscriptions } from './own-data-words.ts'

/** Where a file stands in the archive. */
export const placeOf = ({ _id, name }: OwnData['messages'][number]['files'][number]) => `files/${_id}-${name}`

const languageOf = ({ settings: { locale } }: Site) => (translatorOf(locale) ? baseLanguage(locale) : 'en')

type Row = (string | number)[]

/** The data as a page for people. */
export function pageOf(site: Site, data: OwnData) {
  const { profile, addresses, orders, cart, wishlist, stockNotices, questions, reviews } = data
  const { mails, comments, newsletter, messages, reports, devices, google } = data
  const zone = site.settings.timeZone
  const title = t('My data at {site}', { site: site.name })
  return html`<!doctype html>
<html lang="${languageOf(site)}">
  <meta charset="utf-8" />
  <title>${title}</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid #ccc; padding: 0.4rem 1rem 0.4rem 0; text-align: left; vertical-align: top; }
  </style>
  <h1>${title}</h1>
  ${table(
    t('Profile'),
    [],
    [
      [t('Name'), `${profile.firstName} ${profile.lastName}`],
      [t('Email'), profile.email],
      [t('Mobile number'), profile.mobileNumber ? `${profile.callingCode} ${profile.mobileNumber}` : ''],
      [t('Date of birth'), profile.birthDate ?? ''],
      [t('Gender'), profile.gender ? t(genders[profile.gender]) : ''],
      [t('Picture'), pictureOf(profile)],
      [
        t('Google account'),
        google
          ? t('{number}, since {date}', { number: google.number, date: longDate(google.connected, zone) })
          : t('None'),
      ],
      [
        t('Mails about lower prices'),
        mails.priceDrops.since ? t('Since {date}', { date: longDate(mails.priceDrops.since, zone) }) : t('Not wanted'),
      ],
      [t('Requests for a review'), mails.reviewRequests.wanted ? t('Wanted') : t('Not wanted')],
      [t('Newsletter'), newsletter ? consentOf(newsletter, zone) : t('Not subscribed')],
    ],
  )}
  ${table(
    t('Addresses'),
    [t('Name'), t('Mobile number'), t('Address')],
    addresses.map((one) => [one.name, one.mobileNumber, linesOf(one)]),
  )}
  ${table(
    t('Orders'),
    [t('Number'), t('Date'), t('Status'), t('Items'), t('Total'), t('Delivered to')],
    orders.map(({ number, created, status, lines, amounts, currency, address }) => [
      number,
      longDate(created, zone),
      t(orderStatuses[status]),
      lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
      formatMoney(amounts.total, currency),
      `${address.name}, ${linesOf(address)}`,
    ]),
  )}
  ${table(
    t('Cart'),
    [t('Item'), t('Quantity')],
    cart.map(({ name, quantity }) => [name, quantity]),
  )}
  ${table(
    t('Told when back in stock'),
    [t('Item'), t('Asked')],
    stockNotices.map(({ name, created }) => [name, longTime(created, zone)]),
  )}
  ${table(
    t('Questions about products'),
    [t('Question'), t('Our answer'), t('Asked')],
    questions.map(({ question, answer, created }) => [question, answer, longTime(created, zone)]),
  )}
  ${table(
    t('Wishlist'),
    [t('Item'), t('Kept')],
    wishlist.map(({ name, kept }) => [name, longDate(kept, zone)]),
  )}
  ${table(
    t('Reviews'),
    [t('Stars'), t('Title'), t('Text'), t('Pictures'), t('Written')],
    reviews.map(({ stars, title, text, pictures, created }) => [
      ...[stars, title, text, pictures.map(({ url }) => `${site.origin}${url}`).join(', ')],
      longTime(created, zone),
    ]),
  )}
  ${table(
    t('Comments'),
    [t('Comment'), t('Written')],
    comments.map(({ comment, created }) => [comment, longTime(created, zone)]),
  )}
  ${table(
    t('Comments and reviews that you reported'),
    [t('What'), t('Reason'), t('Reported')],
    reports.map(({ of, reason, created }) => [t(reportedKinds[of]), t(reportWords[reason]), longTime(created, zone)]),
  )}
  ${table(
    t('Messages to us'),
    [t('Sent'), t('Name'), t('Mobile number'), t('Email'), t('Message'), t('Files'), t('What we answered')],
    messages.map(({ sent, name, mobileNumber, email, answers, text, files, replies }) => [
      longTime(sent, zone),
      ...[name, mobileNumber, email],
      [...answers.map(({ label, value }) => `${label}: ${value}`), text].filter(Boolean).join('; '),
      files.map(placeOf).join('; '),
      replies.map(({ text, sent }) => `${longTime(sent, zone)}: ${text}`).join('; '),
    ]),
  )}
  ${table(
    t('Devices on which you are signed in'),
    [t('Device'), t('Signed in'), t('Last used')],
    devices.map(({ device, created, used }) => [deviceWords(device), longTime(created, zone), longTime(used, zone)]),
  )}
</html>`
}

const consentOf = ({ status, since, source, sourceNote, name }: NonNullable<OwnData['newsletter']>, zone: string) =>
  [t(subscriptions[status], { date: longDate(since, zone) }), t(consentPlaces[source]), sourceNote, name]
    .filter(Boolean)
    .join(', ')

type Place = { line1: string; line2: string; landmark: string; city: string; state: string; pincode: string }

const linesOf = ({ line1, line2, landmark, city, state, pincode }: Place) =>
  [line1, line2, landmark, city, state, pincode].filter(Boolean).join(', ')

function table(title: string, head: string[], rows: Row[]) {
  if (rows.length === 0) return html`<h2>${title}</h2><p>${t('Nothing.')}</p>`
  return html`<h2>${title}</h2>
<table>
  ${head.length > 0 ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : ''}
  ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</table>`
}

function pictureOf({ pictureId, showsPicture }: OwnData['profile']): string {
  if (pictureId === null) return ''
  return showsPicture ? t('Shown to everybody beside what you write') : t('Seen by you and the site alone')
}
