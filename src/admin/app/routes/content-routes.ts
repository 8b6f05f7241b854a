import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { blogSearch } from '../../blog/search.ts'
import { builderSearch } from '../../builder/search.ts'
import { campaignsSearch } from '../../campaigns/search.ts'
import { commentsSearch } from '../../comments/search.ts'
import { formsSearch } from '../../forms/search.ts'
import { inboxSearch } from '../../inbox/search.ts'
import { mediaSearch } from '../../media/search.ts'
import { newsletterSearch } from '../../newsletter/search.ts'
import { pagesSearch } from '../../pages/search.ts'
import { translationSearch, translationsSearch } from '../../translations/search.ts'
import { rootRoute } from './root-route.tsx'

const getParentRoute = () => rootRoute

/** Screens of pages, posts, forms, files and messages. */
export const contentRoutes = [
  createRoute({
    getParentRoute,
    path: '/inbox',
    validateSearch: inboxSearch,
    component: lazyRouteComponent(() => import('../../inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/inbox/$id',
    component: lazyRouteComponent(() => import('../../inbox/message-screen.tsx'), 'MessageScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/pages',
    validateSearch: pagesSearch,
    component: lazyRouteComponent(() => import('../../pages/pages-screen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/pages/$pageId',
    validateSearch: builderSearch,
    component: lazyRouteComponent(() => import('../../builder/builder-screen.tsx'), 'BuilderScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/forms',
    validateSearch: formsSearch,
    component: lazyRouteComponent(() => import('../../forms/forms-screen.tsx'), 'FormsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/forms/$id',
    component: lazyRouteComponent(() => import('../../forms/form-screen.tsx'), 'FormScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/media',
    validateSearch: mediaSearch,
    component: lazyRouteComponent(() => import('../../media/library-screen.tsx'), 'LibraryScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/blog',
    validateSearch: blogSearch,
    component: lazyRouteComponent(() => import('../../blog/blog-screen.tsx'), 'BlogScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/blog/new',
    component: lazyRouteComponent(() => import('../../blog/post-screen.tsx'), 'NewPostScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/blog/categories',
    component: lazyRouteComponent(() => import('../../blog/categories-screen.tsx'), 'BlogCategoriesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/blog/tags',
    component: lazyRouteComponent(() => import('../../blog/tags-screen.tsx'), 'BlogTagsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/blog/authors',
    component: lazyRouteComponent(() => import('../../blog/authors-screen.tsx'), 'BlogAuthorsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/blog/$id',
    component: lazyRouteComponent(() => import('../../blog/post-screen.tsx'), 'PostScreen'),
  }),
  // Addresses of the blog's screens before they moved.
  createRoute({
    getParentRoute,
    path: '/posts',
    beforeLoad: () => {
      throw redirect({ to: '/blog', search: true })
    },
  }),
  createRoute({
    getParentRoute,
    path: '/posts/$',
    beforeLoad: ({ params }) => {
      const to: string = `/blog/${params._splat}`
      throw redirect({ to, search: true })
    },
  }),
  createRoute({
    getParentRoute,
    path: '/translations',
    validateSearch: translationsSearch,
    component: lazyRouteComponent(() => import('../../translations/translations-screen.tsx'), 'TranslationsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/translations/$kind/$id',
    validateSearch: translationSearch,
    component: lazyRouteComponent(() => import('../../translations/translation-screen.tsx'), 'TranslationScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/comments',
    validateSearch: commentsSearch,
    component: lazyRouteComponent(() => import('../../comments/comments-screen.tsx'), 'CommentsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter',
    validateSearch: newsletterSearch,
    component: lazyRouteComponent(() => import('../../newsletter/newsletter-screen.tsx'), 'NewsletterScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/campaigns',
    validateSearch: campaignsSearch,
    component: lazyRouteComponent(() => import('../../campaigns/campaigns-screen.tsx'), 'CampaignsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/campaigns/new',
    component: lazyRouteComponent(() => import('../../campaigns/campaign-screen.tsx'), 'NewCampaignScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/campaigns/$id',
    component: lazyRouteComponent(() => import('../../campaigns/campaign-screen.tsx'), 'CampaignScreen'),
  }),
] as const
