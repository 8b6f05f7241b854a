import { contract, listOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { linkPlace, linksQuery } from '../../../../shared/content/links-admin.ts'

export const listLinks = contract('get', '/api/v1/links', {
  access: { staff: ['catalogue', 'content'] },
  group: 'Pages',
  summary: 'Pages and texts that link to these, or show them; the first twenty and the number of all',
  query: linksQuery,
  reply: listOf(linkPlace),
})

named({ linkPlace })
