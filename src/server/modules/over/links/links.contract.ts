import { contract, listOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { linkPlace, linksQuery } from '../../../../shared/content/pages/links-admin.ts'

export const listLinks = contract('get', '/api/v1/links', {
  access: { staff: ['catalogue', 'content'] },
  group: 'Pages',
  summary: 'List the first twenty pages and texts that use these records, with the total',
  query: linksQuery,
  reply: listOf(linkPlace),
})

named({ linkPlace })
