import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { closedSite, opening } from '../../../../shared/sites/opening.ts'

const options = { access: { staff: 'settings' }, group: 'Settings', reply: oneOf(opening) } as const

export const readOpening = contract('get', '/api/v1/opening', {
  ...options,
  access: { staff: ['settings', 'view'] },
  summary: 'Read whether the site is open, with the findings of the check before opening',
})

export const openSite = contract('post', '/api/v1/opening', {
  ...options,
  summary: 'Open the site to visitors',
  records: { act: 'settings.open' },
  refusals: ['site.isOpen', 'site.notReady'],
})

export const closeSite = contract('delete', '/api/v1/opening', {
  ...options,
  summary: 'Close the site to visitors',
  records: { act: 'settings.close' },
  refusals: ['site.isClosed'],
})

export const renewPreviewLink = contract('post', '/api/v1/opening/preview-link', {
  ...options,
  summary: 'Create a new preview link of a closed site; the old one ends',
  records: { act: 'settings.previewLink' },
})

named({ closedSite, opening })
