import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { removal, sampleIds } from '../../../../shared/sites/samples.ts'

const options = { access: { staff: 'settings' }, group: 'Settings', reply: oneOf(removal) } as const

export const listSamples = contract('get', '/api/v1/samples', {
  access: 'staff',
  group: 'Settings',
  summary: 'List unchanged samples of the starter',
  reply: oneOf(sampleIds),
})

export const removeSamples = contract('post', '/api/v1/samples/removals', {
  ...options,
  summary: 'Remove all samples that the site does not use',
  records: { act: 'settings.removeSamples' },
})

export const restoreSamples = contract('delete', '/api/v1/samples/removals/{id}', {
  ...options,
  summary: 'Restore the samples of the last removal',
  records: { act: 'settings.restoreSamples' },
  params: z.object({ id: z.uuid('Send the id of the removal.') }),
  refusals: [
    'page.notFound',
    'page.taken',
    'product.gone',
    'product.path',
    'samples.gone',
    'samples.missing',
    'samples.taken',
    'variant.sku',
  ],
})

named({ removal, sampleIds })
