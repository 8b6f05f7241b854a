import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { consents, mailConsent, newsletterConsent } from '../../../../shared/people/consents.ts'

const options = { access: 'signed-in', group: 'Account', reply: oneOf(consents) } as const

export const readConsents = contract('get', '/api/v1/consents', {
  ...options,
  summary: 'What the person has agreed to on this site, since when, and where they said so',
})

export const changeNewsletterConsent = contract('post', '/api/v1/consents/newsletter', {
  ...options,
  summary: 'Have the newsletter, or no more; for who has shown that the address is theirs',
  records: { nothing: 'It is the person’s own agreement, which the row of the newsletter holds with its date.' },
  body: newsletterConsent,
  refusals: ['email.unproven'],
  limit: { name: 'consents', points: 30, seconds: 3600, ofAccount: 'uncounted' },
})

export const changeMailConsent = contract('post', '/api/v1/consents/mails', {
  ...options,
  summary: 'Have mails about prices that dropped, or requests for a review, or no more',
  records: { nothing: 'It is the person’s own agreement, which a row of theirs holds with its date.' },
  body: mailConsent,
  refusals: ['email.unproven'],
  limit: { name: 'consents', points: 30, seconds: 3600, ofAccount: 'uncounted' },
})

named({ consents, mailConsent, newsletterConsent })
