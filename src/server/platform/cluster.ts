import pg from 'pg'

/** One server, or the coordinator of a Citus cluster, which passes the site on to its workers. */
export type Cluster = 'single' | 'citus'

/** Asked once when a process starts. */
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
 * To be called first in a transaction that changes tables or rows of many sites. Citus would use several connections to each
 * node, and refuses that where foreign keys lead to a table that stands on every node.
 */
export async function oneConnectionForEachNode(client: pg.Client, cluster: Cluster): Promise<void> {
  if (cluster === 'citus') await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
}
