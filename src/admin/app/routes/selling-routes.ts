import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
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
import { rootRoute } from './root-route.tsx'

const getParentRoute = () => rootRoute

/** Screens of the catalogue, orders and customers. */
export const sellingRoutes = [
  createRoute({
    getParentRoute,
    path: '/orders',
    validateSearch: ordersSearch,
    component: lazyRouteComponent(() => import('../../orders/orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/reserved',
    validateSearch: reservedSearch,
    component: lazyRouteComponent(() => import('../../orders/reserved-screen.tsx'), 'ReservedScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/returns',
    validateSearch: returnsSearch,
    component: lazyRouteComponent(() => import('../../orders/returns-screen.tsx'), 'ReturnsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/upi',
    validateSearch: upiSearch,
    component: lazyRouteComponent(() => import('../../orders/upi-screen.tsx'), 'UpiScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/invoices',
    validateSearch: invoicesSearch,
    component: lazyRouteComponent(() => import('../../orders/invoices-screen.tsx'), 'InvoicesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/print',
    validateSearch: printSeveralSearch,
    component: lazyRouteComponent(() => import('../../orders/print-screen.tsx'), 'PrintSeveralScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/new',
    validateSearch: newOrderSearch,
    component: lazyRouteComponent(() => import('../../orders/new/new-order-screen.tsx'), 'NewOrderScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/$id',
    component: lazyRouteComponent(() => import('../../orders/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/$id/print',
    validateSearch: printSearch,
    component: lazyRouteComponent(() => import('../../orders/print-screen.tsx'), 'PrintScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/discounts',
    validateSearch: discountsSearch,
    component: lazyRouteComponent(() => import('../../discounts/discounts-screen.tsx'), 'DiscountsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/discounts/new',
    component: lazyRouteComponent(() => import('../../discounts/discount-screen.tsx'), 'NewDiscountScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/discounts/$id',
    component: lazyRouteComponent(() => import('../../discounts/discount-screen.tsx'), 'DiscountScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/customers',
    validateSearch: customersSearch,
    component: lazyRouteComponent(() => import('../../customers/customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/customers/$id',
    component: lazyRouteComponent(() => import('../../customers/customer-screen.tsx'), 'CustomerScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products',
    validateSearch: productsSearch,
    component: lazyRouteComponent(() => import('../../products/products-screen.tsx'), 'ProductsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/new',
    component: lazyRouteComponent(() => import('../../products/product-screen.tsx'), 'NewProductScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/$id',
    component: lazyRouteComponent(() => import('../../products/product-screen.tsx'), 'ProductScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/categories',
    component: lazyRouteComponent(() => import('../../categories/categories-screen.tsx'), 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/search',
    validateSearch: searchSearch,
    component: lazyRouteComponent(() => import('../../search/search-screen.tsx'), 'SearchScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/catalogue/collections',
    validateSearch: collectionsSearch,
    component: lazyRouteComponent(() => import('../../collections/collections-screen.tsx'), 'CollectionsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/catalogue/collections/new',
    component: lazyRouteComponent(() => import('../../collections/collection-screen.tsx'), 'NewCollectionScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/catalogue/collections/$id',
    component: lazyRouteComponent(() => import('../../collections/collection-screen.tsx'), 'CollectionScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/table',
    validateSearch: tableSearch,
    component: lazyRouteComponent(() => import('../../bulk-edit/table-screen.tsx'), 'TableScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/imports',
    validateSearch: importsSearch,
    component: lazyRouteComponent(() => import('../../product-imports/imports-screen.tsx'), 'ImportsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/imports/$id',
    validateSearch: importSearch,
    component: lazyRouteComponent(() => import('../../product-imports/import-screen.tsx'), 'ImportScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/fields',
    component: lazyRouteComponent(() => import('../../custom-fields/custom-fields-screen.tsx'), 'CustomFieldsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/size-guides',
    component: lazyRouteComponent(() => import('../../size-guides/size-guides-screen.tsx'), 'SizeGuidesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/brands',
    validateSearch: brandsSearch,
    component: lazyRouteComponent(() => import('../../brands/brands-screen.tsx'), 'BrandsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/money',
    validateSearch: moneySearch,
    component: lazyRouteComponent(() => import('../../money/money-screen.tsx'), 'MoneyScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/money/settlements',
    validateSearch: settlementsSearch,
    component: lazyRouteComponent(() => import('../../settlements/settlements-screen.tsx'), 'SettlementsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/questions',
    validateSearch: questionsSearch,
    component: lazyRouteComponent(() => import('../../questions/questions-screen.tsx'), 'QuestionsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/reviews',
    validateSearch: reviewsSearch,
    component: lazyRouteComponent(() => import('../../reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  }),
] as const
