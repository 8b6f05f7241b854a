import pg from 'pg'

/** One server, or the coordinator of a Citus cluster, which passes the site on to its workers. */
export type Cluster = 'single' | 'citus'

/** Detects the kind of server; called once at start. */
export async function findCluster(connection: pg.ClientConfig): Promise<Cluster> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await clusterOf(client)
  } finally {
    await client.end()
  }
}

export async function clusterOf(client: pg.Client): Promise<Cluster> {
  const { rowCount } = await client.query("select 1 from pg_extension where extname = 'citus'")
  return rowCount === 0 ? 'single' : 'citus'
}

/**
 * Call first in a transaction that changes tables, or rows of many sites. Citus would otherwise open several connections per
 * node, and rejects that if foreign keys refer to a reference table.
 */
export async function oneConnectionForEachNode(client: pg.Client, cluster: Cluster): Promise<void> {
  if (cluster === 'citus') await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
}
