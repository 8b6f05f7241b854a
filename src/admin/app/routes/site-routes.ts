import { createRoute, redirect } from '@tanstack/react-router'
import { firstLoginSearch } from '../../beginning/search.ts'
import { operatedSearch } from '../../operator/search.ts'
import { mailboxSearch } from '../../settings/search.ts'
import { activitySearch, invitationSearch } from '../../staff/search.ts'
import { rootRoute } from './root-route.tsx'
import { screen } from './screen.ts'

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
  screen('/first/login', () => import('../../beginning/first-login-screen.tsx'), 'FirstLoginScreen', firstLoginSearch),
  screen('/begin', () => import('../../beginning/begin-screen.tsx'), 'BeginScreen'),
  screen('/dashboard', () => import('../../dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  screen('/staff', () => import('../../staff/staff-screen.tsx'), 'StaffScreen'),
  screen('/staff/roles', () => import('../../staff/roles-screen.tsx'), 'RolesScreen'),
  screen('/staff/activity', () => import('../../staff/activity-screen.tsx'), 'ActivityScreen', activitySearch),
  screen('/invitation', () => import('../../staff/invitation-screen.tsx'), 'InvitationScreen', invitationSearch),
  screen('/security', () => import('../../security/security-screen.tsx'), 'SecurityScreen'),
  screen('/settings', () => import('../../settings/general-screen.tsx'), 'GeneralScreen'),
  screen('/settings/opening', () => import('../../settings/opening-screen.tsx'), 'OpeningScreen'),
  screen('/settings/languages', () => import('../../settings/languages-screen.tsx'), 'LanguagesScreen'),
  screen('/settings/business', () => import('../../settings/business-screen.tsx'), 'BusinessScreen'),
  screen('/settings/look', () => import('../../settings/look-screen.tsx'), 'LookScreen'),
  screen('/settings/selling', () => import('../../settings/selling/selling-screen.tsx'), 'SellingScreen'),
  screen('/settings/selling/goods', () => import('../../settings/selling/goods-screen.tsx'), 'GoodsScreen'),
  screen('/settings/selling/payments', () => import('../../settings/selling/payments-screen.tsx'), 'PaymentsScreen'),
  screen('/settings/selling/upi', () => import('../../settings/selling/upi-screen.tsx'), 'UpiSettingsScreen'),
  screen('/settings/selling/cash-on-delivery', () => import('../../settings/selling/cash-screen.tsx'), 'CashScreen'),
  screen('/settings/selling/guests', () => import('../../settings/selling/guests-screen.tsx'), 'GuestsScreen'),
  screen('/settings/selling/limits', () => import('../../settings/selling/limits-screen.tsx'), 'LimitsScreen'),
  screen(
    '/settings/selling/returns',
    () => import('../../settings/selling/returns-screen.tsx'),
    'ReturnSettingsScreen',
  ),
  screen('/settings/selling/money', () => import('../../settings/selling/money-screen.tsx'), 'MoneyInboxScreen'),
  screen('/settings/domains', () => import('../../settings/domains-screen.tsx'), 'DomainsScreen'),
  screen('/settings/messages', () => import('../../settings/messages-screen.tsx'), 'MessagesScreen'),
  screen('/settings/delivery', () => import('../../settings/delivery-screen.tsx'), 'DeliveryScreen'),
  screen('/settings/comments', () => import('../../settings/comments-screen.tsx'), 'CommentSettingsScreen'),
  screen('/settings/reviews', () => import('../../settings/reviews-screen.tsx'), 'ReviewSettingsScreen'),
  screen('/settings/sign-in', () => import('../../settings/sign-in-screen.tsx'), 'SignInScreen'),
  screen('/settings/mail', () => import('../../settings/mail-screen.tsx'), 'MailScreen'),
  screen('/settings/mails', () => import('../../settings/mailbox-screen.tsx'), 'MailboxScreen', mailboxSearch),
  screen('/sites', () => import('../../operator/sites-screen.tsx'), 'SitesScreen', operatedSearch),
] as const
