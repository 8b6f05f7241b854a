import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { firstLoginSearch } from '../../beginning/search.ts'
import { operatedSearch } from '../../operator/search.ts'
import { mailboxSearch } from '../../settings/search.ts'
import { activitySearch, invitationSearch } from '../../staff/search.ts'
import { rootRoute } from './root-route.tsx'

const getParentRoute = () => rootRoute

/** Screens of the site itself: start, staff, settings, and the platform’s. */
export const siteRoutes = [
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
    component: lazyRouteComponent(() => import('../../beginning/first-login-screen.tsx'), 'FirstLoginScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/begin',
    component: lazyRouteComponent(() => import('../../beginning/begin-screen.tsx'), 'BeginScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/dashboard',
    component: lazyRouteComponent(() => import('../../dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/staff',
    component: lazyRouteComponent(() => import('../../staff/staff-screen.tsx'), 'StaffScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/staff/roles',
    component: lazyRouteComponent(() => import('../../staff/roles-screen.tsx'), 'RolesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/staff/activity',
    validateSearch: activitySearch,
    component: lazyRouteComponent(() => import('../../staff/activity-screen.tsx'), 'ActivityScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/invitation',
    validateSearch: invitationSearch,
    component: lazyRouteComponent(() => import('../../staff/invitation-screen.tsx'), 'InvitationScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/security',
    component: lazyRouteComponent(() => import('../../security/security-screen.tsx'), 'SecurityScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings',
    component: lazyRouteComponent(() => import('../../settings/general-screen.tsx'), 'GeneralScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/opening',
    component: lazyRouteComponent(() => import('../../settings/opening-screen.tsx'), 'OpeningScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/languages',
    component: lazyRouteComponent(() => import('../../settings/languages-screen.tsx'), 'LanguagesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/business',
    component: lazyRouteComponent(() => import('../../settings/business-screen.tsx'), 'BusinessScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/look',
    component: lazyRouteComponent(() => import('../../settings/look-screen.tsx'), 'LookScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/selling',
    component: lazyRouteComponent(() => import('../../settings/selling-screen.tsx'), 'SellingScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/domains',
    component: lazyRouteComponent(() => import('../../settings/domains-screen.tsx'), 'DomainsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/messages',
    component: lazyRouteComponent(() => import('../../settings/messages-screen.tsx'), 'MessagesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/sites',
    validateSearch: operatedSearch,
    component: lazyRouteComponent(() => import('../../operator/sites-screen.tsx'), 'SitesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/delivery',
    component: lazyRouteComponent(() => import('../../settings/delivery-screen.tsx'), 'DeliveryScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/comments',
    component: lazyRouteComponent(() => import('../../settings/comments-screen.tsx'), 'CommentSettingsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/reviews',
    component: lazyRouteComponent(() => import('../../settings/reviews-screen.tsx'), 'ReviewSettingsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/sign-in',
    component: lazyRouteComponent(() => import('../../settings/sign-in-screen.tsx'), 'SignInScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/mail',
    component: lazyRouteComponent(() => import('../../settings/mail-screen.tsx'), 'MailScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings/mails',
    validateSearch: mailboxSearch,
    component: lazyRouteComponent(() => import('../../settings/mailbox-screen.tsx'), 'MailboxScreen'),
  }),
] as const
