import type { SiteProtocol } from './site-query.ts'

/**
 * Citus passes a setting on to its workers only if it is set by SET LOCAL, in a message of its own, within a transaction. A
 * single statement therefore takes four messages, sent at once. The SET is safe from injection: a site's id is our own number.
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
