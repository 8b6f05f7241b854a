import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { consents, mailConsent, newsletterConsent } from '../../../../shared/people/consents.ts'

const options = { access: 'signed-in', group: 'Account', reply: oneOf(consents) } as const

export const readConsents = contract('get', '/api/v1/consents', {
  ...options,
  summary: 'List the caller’s consents on this site, with date and source',
})

export const changeNewsletterConsent = contract('post', '/api/v1/consents/newsletter', {
  ...options,
  summary: 'Subscribe to or leave the newsletter, with a confirmed address',
  records: { nothing: 'It is the person’s own agreement, which the row of the newsletter holds with its date.' },
  body: newsletterConsent,
  refusals: ['email.unproven'],
  limit: { name: 'consents', points: 30, seconds: 3600, ofAccount: 'uncounted' },
})

export const changeMailConsent = contract('post', '/api/v1/consents/mails', {
  ...options,
  summary: 'Turn wishlist mails or review requests on or off',
  records: { nothing: 'It is the person’s own agreement, which a row of theirs holds with its date.' },
  body: mailConsent,
  refusals: ['email.unproven'],
  limit: { name: 'consents', points: 30, seconds: 3600, ofAccount: 'uncounted' },
})

named({ consents, mailConsent, newsletterConsent })
