import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'
import { queryDefaults } from '../../client/queries.ts'

/**
 * The admin's query client. What is invalidated after a write is asked again even where its first answer is still under
 * way: that answer may be from before the write, and the library would otherwise take it and count it as fresh.
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
