import { brandsSearch } from '../../brands/search.ts'
import { tableSearch } from '../../bulk-edit/search.ts'
import { collectionsSearch } from '../../collections/search.ts'
import { customersSearch } from '../../customers/search.ts'
import { discountsSearch } from '../../discounts/search.ts'
import { moneySearch } from '../../money/search.ts'
import {
  invoicesSearch,
  newOrderSearch,
  ordersSearch,
  printSearch,
  printSeveralSearch,
  reservedSearch,
  returnsSearch,
  upiSearch,
} from '../../orders/search.ts'
import { importSearch, importsSearch } from '../../product-imports/search.ts'
import { productsSearch } from '../../products/search.ts'
import { questionsSearch } from '../../questions/search.ts'
import { reviewsSearch } from '../../reviews/search.ts'
import { searchSearch } from '../../search/search.ts'
import { settlementsSearch } from '../../settlements/search.ts'
import { screen } from './screen.ts'

/** Screens of the catalogue, orders and customers. */
export const sellingRoutes = [
  screen('/orders', () => import('../../orders/orders-screen.tsx'), 'OrdersScreen', ordersSearch),
  screen('/orders/reserved', () => import('../../orders/reserved-screen.tsx'), 'ReservedScreen', reservedSearch),
  screen('/orders/returns', () => import('../../orders/returns/returns-screen.tsx'), 'ReturnsScreen', returnsSearch),
  screen('/orders/upi', () => import('../../orders/upi/upi-screen.tsx'), 'UpiScreen', upiSearch),
  screen(
    '/orders/invoices',
    () => import('../../orders/invoices/invoices-screen.tsx'),
    'InvoicesScreen',
    invoicesSearch,
  ),
  screen(
    '/orders/print',
    () => import('../../orders/invoices/print-screen.tsx'),
    'PrintSeveralScreen',
    printSeveralSearch,
  ),
  screen('/orders/new', () => import('../../orders/new/new-order-screen.tsx'), 'NewOrderScreen', newOrderSearch),
  screen('/orders/$id', () => import('../../orders/order-screen.tsx'), 'OrderScreen'),
  screen('/orders/$id/print', () => import('../../orders/invoices/print-screen.tsx'), 'PrintScreen', printSearch),
  screen('/discounts', () => import('../../discounts/discounts-screen.tsx'), 'DiscountsScreen', discountsSearch),
  screen('/discounts/new', () => import('../../discounts/discount-screen.tsx'), 'NewDiscountScreen'),
  screen('/discounts/$id', () => import('../../discounts/discount-screen.tsx'), 'DiscountScreen'),
  screen('/customers', () => import('../../customers/customers-screen.tsx'), 'CustomersScreen', customersSearch),
  screen('/customers/$id', () => import('../../customers/customer-screen.tsx'), 'CustomerScreen'),
  screen('/products', () => import('../../products/products-screen.tsx'), 'ProductsScreen', productsSearch),
  screen('/products/new', () => import('../../products/product-screen.tsx'), 'NewProductScreen'),
  screen('/products/$id', () => import('../../products/product-screen.tsx'), 'ProductScreen'),
  screen('/categories', () => import('../../categories/categories-screen.tsx'), 'CategoriesScreen'),
  screen('/search', () => import('../../search/search-screen.tsx'), 'SearchScreen', searchSearch),
  screen(
    '/catalogue/collections',
    () => import('../../collections/collections-screen.tsx'),
    'CollectionsScreen',
    collectionsSearch,
  ),
  screen('/catalogue/collections/new', () => import('../../collections/collection-screen.tsx'), 'NewCollectionScreen'),
  screen('/catalogue/collections/$id', () => import('../../collections/collection-screen.tsx'), 'CollectionScreen'),
  screen('/products/table', () => import('../../bulk-edit/table-screen.tsx'), 'TableScreen', tableSearch),
  screen('/products/imports', () => import('../../product-imports/imports-screen.tsx'), 'ImportsScreen', importsSearch),
  screen(
    '/products/imports/$id',
    () => import('../../product-imports/import-screen.tsx'),
    'ImportScreen',
    importSearch,
  ),
  screen('/products/fields', () => import('../../custom-fields/custom-fields-screen.tsx'), 'CustomFieldsScreen'),
  screen('/products/size-guides', () => import('../../size-guides/size-guides-screen.tsx'), 'SizeGuidesScreen'),
  screen('/brands', () => import('../../brands/brands-screen.tsx'), 'BrandsScreen', brandsSearch),
  screen('/money', () => import('../../money/money-screen.tsx'), 'MoneyScreen', moneySearch),
  screen(
    '/money/settlements',
    () => import('../../settlements/settlements-screen.tsx'),
    'SettlementsScreen',
    settlementsSearch,
  ),
  screen('/questions', () => import('../../questions/questions-screen.tsx'), 'QuestionsScreen', questionsSearch),
  screen('/reviews', () => import('../../reviews/reviews-screen.tsx'), 'ReviewsScreen', reviewsSearch),
] as const
