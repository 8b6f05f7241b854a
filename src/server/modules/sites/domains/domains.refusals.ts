import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const domainsRefusals = {
  'domain.platform': [400, 'This address belongs to the platform. Please enter a domain of your own.'],
  'domain.known': [409, 'This domain is connected already.'],
  'domain.most': [409, 'A site has up to {limit} domains.'],
  'domain.notFound': [404, 'The site does not have this domain.'],
  'domain.notProven': [
    409,
    'The DNS of {host} does not say it yet. A change there can take an hour until everybody sees it; please check the record and try again.',
  ],
  'domain.dnsAway': [503, 'The DNS could not be asked just now. Please try again in a minute.'],
} as const satisfies RefusalTexts
