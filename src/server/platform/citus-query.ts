import type { SiteProtocol } from './site-query.ts'

/**
 * Citus passes a setting on to its workers only when it is made by SET LOCAL, in a message of its own, within a transaction.
 * So a statement on its own is four messages, sent at once. The text is safe: a site's id is a number of ours.
 */
export const citusProtocol: SiteProtocol = {
  async query(client, siteId, statement) {
    const [begun, set, answer, committed] = await Promise.allSettled([
      client.query('begin'),
      client.query(setLocal(siteId)),
      client.query(statement),
      client.query('commit'),
    ])
    for (const step of [begun, set]) if (step.status === 'rejected') throw step.reason
    if (answer.status === 'rejected') throw answer.reason
    if (committed.status === 'rejected') throw committed.reason
    return answer.value
  },
  async begin(client, siteId) {
    await Promise.all([client.query('begin'), client.query(setLocal(siteId))])
  },
  async change(client, siteId) {
    await client.query(setLocal(siteId))
  },
}

function setLocal(siteId: number): string {
  return `set local haat.site = '${Math.trunc(siteId)}'`
}
