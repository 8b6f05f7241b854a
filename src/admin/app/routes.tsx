import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { firstLoginSearch } from '../beginning/search.ts'
import { blogSearch } from '../blog/search.ts'
import { brandsSearch } from '../brands/search.ts'
import { builderSearch } from '../builder/search.ts'
import { tableSearch } from '../bulk-edit/search.ts'
import { campaignsSearch } from '../campaigns/search.ts'
import { collectionsSearch } from '../collections/search.ts'
import { commentsSearch } from '../comments/search.ts'
import { customersSearch } from '../customers/search.ts'
import { formsSearch } from '../forms/search.ts'
import { inboxSearch } from '../inbox/search.ts'
import { mediaSearch } from '../media/search.ts'
import { newsletterSearch } from '../newsletter/search.ts'
import { operatedSearch } from '../operator/search.ts'
import { ordersSearch, printSearch, printSeveralSearch, reservedSearch } from '../orders/search.ts'
import { pagesSearch } from '../pages/search.ts'
import { productsSearch } from '../products/search.ts'
import { questionsSearch } from '../questions/search.ts'
import { reviewsSearch } from '../reviews/search.ts'
import { searchSearch } from '../search/search.ts'
import { mailboxSearch } from '../settings/search.ts'
import { activitySearch, invitationSearch } from '../staff/search.ts'
import { translationSearch, translationsSearch } from '../translations/search.ts'
import { NotFound, ScreenFault } from './refusals.tsx'
import { Root } from './root.tsx'

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: ScreenFault })
const getParentRoute = () => root

/** All routes of the admin. A screen's code is loaded on navigation or on its intent. */
const routes = [
  createRoute({
    getParentRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/dashboard' })
    },
  }),
  createRoute({
    getParentRoute,
    path: '/first/login',
    validateSearch: firstLoginSearch,
    component: lazyRouteComponent(() => import('../beginning/first-login-screen.tsx'), 'FirstLoginScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/begin',
    component: lazyRouteComponent(() => import('../beginning/begin-screen.tsx'), 'BeginScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/dashboard',
    component: lazyRouteComponent(() => import('../dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders',
    validateSearch: ordersSearch,
    component: lazyRouteComponent(() => import('../orders/orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/reserved',
    validateSearch: reservedSearch,
    component: lazyRouteComponent(() => import('../orders/reserved-screen.tsx'), 'ReservedScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/print',
    validateSearch: printSeveralSearch,
    component: lazyRouteComponent(() => import('../orders/print-screen.tsx'), 'PrintSeveralScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/$id',
    component: lazyRouteComponent(() => import('../orders/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/orders/$id/print',
    validateSearch: printSearch,
    component: lazyRouteComponent(() => import('../orders/print-screen.tsx'), 'PrintScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/customers',
    validateSearch: customersSearch,
    component: lazyRouteComponent(() => import('../customers/customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/customers/$id',
    component: lazyRouteComponent(() => import('../customers/customer-screen.tsx'), 'CustomerScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/inbox',
    validateSearch: inboxSearch,
    component: lazyRouteComponent(() => import('../inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/inbox/$id',
    component: lazyRouteComponent(() => import('../inbox/message-screen.tsx'), 'MessageScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products',
    validateSearch: productsSearch,
    component: lazyRouteComponent(() => import('../products/products-screen.tsx'), 'ProductsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/new',
    component: lazyRouteComponent(() => import('../products/product-screen.tsx'), 'NewProductScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/$id',
    component: lazyRouteComponent(() => import('../products/product-screen.tsx'), 'ProductScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/categories',
    component: lazyRouteComponent(() => import('../categories/categories-screen.tsx'), 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/search',
    validateSearch: searchSearch,
    component: lazyRouteComponent(() => import('../search/search-screen.tsx'), 'SearchScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/catalogue/collections',
    validateSearch: collectionsSearch,
    component: lazyRouteComponent(() => import('../collections/collections-screen.tsx'), 'CollectionsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/catalogue/collections/new',
    component: lazyRouteComponent(() => import('../collections/collection-screen.tsx'), 'NewCollectionScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/catalogue/collections/$id',
    component: lazyRouteComponent(() => import('../collections/collection-screen.tsx'), 'CollectionScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/table',
    validateSearch: tableSearch,
    component: lazyRouteComponent(() => import('../bulk-edit/table-screen.tsx'), 'TableScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/fields',
    component: lazyRouteComponent(() => import('../custom-fields/custom-fields-screen.tsx'), 'CustomFieldsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/products/size-guides',
    component: lazyRouteComponent(() => import('../size-guides/size-guides-screen.tsx'), 'SizeGuidesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/brands',
    validateSearch: brandsSearch,
    component: lazyRouteComponent(() => import('../brands/brands-screen.tsx'), 'BrandsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/pages',
    validateSearch: pagesSearch,
    component: lazyRouteComponent(() => import('../pages/pages-screen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/pages/$pageId',
    validateSearch: builderSearch,
    component: lazyRouteComponent(() => import('../builder/builder-screen.tsx'), 'BuilderScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/forms',
    validateSearch: formsSearch,
    component: lazyRouteComponent(() => import('../forms/forms-screen.tsx'), 'FormsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/forms/$id',
    component: lazyRouteComponent(() => import('../forms/form-screen.tsx'), 'FormScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/media',
    validateSearch: mediaSearch,
    component: lazyRouteComponent(() => import('../media/library-screen.tsx'), 'LibraryScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/posts',
    validateSearch: blogSearch,
    component: lazyRouteComponent(() => import('../blog/blog-screen.tsx'), 'BlogScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/posts/new',
    component: lazyRouteComponent(() => import('../blog/post-screen.tsx'), 'NewPostScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/posts/categories',
    component: lazyRouteComponent(() => import('../blog/categories-screen.tsx'), 'BlogCategoriesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/posts/tags',
    component: lazyRouteComponent(() => import('../blog/tags-screen.tsx'), 'BlogTagsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/posts/authors',
    component: lazyRouteComponent(() => import('../blog/authors-screen.tsx'), 'BlogAuthorsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/posts/$id',
    component: lazyRouteComponent(() => import('../blog/post-screen.tsx'), 'PostScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/translations',
    validateSearch: translationsSearch,
    component: lazyRouteComponent(() => import('../translations/translations-screen.tsx'), 'TranslationsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/translations/$kind/$id',
    validateSearch: translationSearch,
    component: lazyRouteComponent(() => import('../translations/translation-screen.tsx'), 'TranslationScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/questions',
    validateSearch: questionsSearch,
    component: lazyRouteComponent(() => import('../questions/questions-screen.tsx'), 'QuestionsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/comments',
    validateSearch: commentsSearch,
    component: lazyRouteComponent(() => import('../comments/comments-screen.tsx'), 'CommentsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/reviews',
    validateSearch: reviewsSearch,
    component: lazyRouteComponent(() => import('../reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter',
    validateSearch: newsletterSearch,
    component: lazyRouteComponent(() => import('../newsletter/newsletter-screen.tsx'), 'NewsletterScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/campaigns',
    validateSearch: campaignsSearch,
    component: lazyRouteComponent(() => import('../campaigns/campaigns-screen.tsx'), 'CampaignsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/campaigns/new',
    component: lazyRouteComponent(() => import('../campaigns/campaign-screen.tsx'), 'NewCampaignScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/campaigns/$id',
    component: lazyRouteComponent(() => import('../campaigns/campaign-screen.tsx'), 'CampaignScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/staff',
    component: lazyRouteComponent(() => import('../staff/staff-screen.tsx'), 'StaffScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/staff/roles',
    component: lazyRouteComponent(() => import('../staff/roles-screen.tsx'), 'RolesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/staff/activity',
    validateSearch: activitySearch,
    component: lazyRouteComponent(() => import('../staff/activity-screen.tsx'), 'ActivityScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/invitation',
    validateSearch: invitationSearch,
    component: lazyRouteComponent(() => import('../staff/invitation-screen.tsx'), 'InvitationScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/security',
    component: lazyRouteComponent(() => import('../security/security-screen.tsx'), 'SecurityScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings',
    component: lazyRouteComponent(() => import('../settings/general-screen.tsx'), 'GeneralScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/opening',
    component: lazyRouteComponent(() => import('../settings/opening-screen.tsx'), 'OpeningScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/languages',
    component: lazyRouteComponent(() => import('../settings/languages-screen.tsx'), 'LanguagesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/business',
    component: lazyRouteComponent(() => import('../settings/business-screen.tsx'), 'BusinessScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/look',
    component: lazyRouteComponent(() => import('../settings/look-screen.tsx'), 'LookScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/selling',
    component: lazyRouteComponent(() => import('../settings/selling-screen.tsx'), 'SellingScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/domains',
    component: lazyRouteComponent(() => import('../settings/domains-screen.tsx'), 'DomainsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/messages',
    component: lazyRouteComponent(() => import('../settings/messages-screen.tsx'), 'MessagesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/sites',
    validateSearch: operatedSearch,
    component: lazyRouteComponent(() => import('../operator/sites-screen.tsx'), 'SitesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/comments',
    component: lazyRouteComponent(() => import('../settings/comments-screen.tsx'), 'CommentSettingsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/reviews',
    component: lazyRouteComponent(() => import('../settings/reviews-screen.tsx'), 'ReviewSettingsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/sign-in',
    component: lazyRouteComponent(() => import('../settings/sign-in-screen.tsx'), 'SignInScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/mail',
    component: lazyRouteComponent(() => import('../settings/mail-screen.tsx'), 'MailScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/mails',
    validateSearch: mailboxSearch,
    component: lazyRouteComponent(() => import('../settings/mailbox-screen.tsx'), 'MailboxScreen'),
  }),
] as const

// Not inlined into the call, which would lose the types of the paths.
export const routeTree = root.addChildren(routes)
