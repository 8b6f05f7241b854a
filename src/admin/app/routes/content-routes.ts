import { createRoute, redirect } from '@tanstack/react-router'
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
import { screen } from './screen.ts'

const getParentRoute = () => rootRoute

/** Screens of pages, posts, forms, files and messages. */
export const contentRoutes = [
  screen('/inbox', () => import('../../inbox/inbox-screen.tsx'), 'InboxScreen', inboxSearch),
  screen('/inbox/$id', () => import('../../inbox/message-screen.tsx'), 'MessageScreen'),
  screen('/pages', () => import('../../pages/pages-screen.tsx'), 'PagesScreen', pagesSearch),
  screen('/pages/$pageId', () => import('../../builder/builder-screen.tsx'), 'BuilderScreen', builderSearch),
  screen('/forms', () => import('../../forms/forms-screen.tsx'), 'FormsScreen', formsSearch),
  screen('/forms/$id', () => import('../../forms/form-screen.tsx'), 'FormScreen'),
  screen('/media', () => import('../../media/library-screen.tsx'), 'LibraryScreen', mediaSearch),
  screen('/blog', () => import('../../blog/blog-screen.tsx'), 'BlogScreen', blogSearch),
  screen('/blog/new', () => import('../../blog/post-screen.tsx'), 'NewPostScreen'),
  screen('/blog/categories', () => import('../../blog/categories-screen.tsx'), 'BlogCategoriesScreen'),
  screen('/blog/tags', () => import('../../blog/tags-screen.tsx'), 'BlogTagsScreen'),
  screen('/blog/authors', () => import('../../blog/authors-screen.tsx'), 'BlogAuthorsScreen'),
  screen('/blog/$id', () => import('../../blog/post-screen.tsx'), 'PostScreen'),
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
  screen(
    '/translations',
    () => import('../../translations/translations-screen.tsx'),
    'TranslationsScreen',
    translationsSearch,
  ),
  screen(
    '/translations/$kind/$id',
    () => import('../../translations/translation-screen.tsx'),
    'TranslationScreen',
    translationSearch,
  ),
  screen('/comments', () => import('../../comments/comments-screen.tsx'), 'CommentsScreen', commentsSearch),
  screen('/newsletter', () => import('../../newsletter/newsletter-screen.tsx'), 'NewsletterScreen', newsletterSearch),
  screen(
    '/newsletter/campaigns',
    () => import('../../campaigns/campaigns-screen.tsx'),
    'CampaignsScreen',
    campaignsSearch,
  ),
  screen('/newsletter/campaigns/new', () => import('../../campaigns/campaign-screen.tsx'), 'NewCampaignScreen'),
  screen('/newsletter/campaigns/$id', () => import('../../campaigns/campaign-screen.tsx'), 'CampaignScreen'),
] as const
