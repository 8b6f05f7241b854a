import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const domainsRefusals = {
  'domain.platform': [400, 'This address belongs to the platform. Enter your own domain.'],
  'domain.known': [409, 'This domain is already connected.'],
  'domain.most': [409, 'A site has up to {limit} domains.'],
  'domain.notFound': [404, 'This domain was not found on this site.'],
  'domain.notProven': [
    409,
    'We can’t see the DNS record for {host} yet. Changes can take up to an hour. Check the record, then try again.',
  ],
  'domain.dnsAway': [503, 'We couldn’t query DNS. Try again in a minute.'],
} as const satisfies RefusalTexts
