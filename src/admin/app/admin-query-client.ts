import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'
import { queryDefaults } from '../../client/queries.ts'

/**
 * The admin's query client. Invalidation also refetches queries in flight: their reply may predate the write, and the library
 * would count it as fresh.
 */
export class AdminQueryClient extends QueryClient {
  constructor() {
    super(queryDefaults)
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const query of underWay) if (query.state.data === undefined) void query.cancel({ revert: true })
    return super.invalidateQueries(filters, options)
  }
}
