import type { StarterPage } from '../starter.ts'

type Templates = {
  /** Under 'Add to bag' on every product's page. */
  notes: { icon: string; title: string; text: string }[]
}

/** The templates that every site begins with: one for each address that the system serves itself (shared/paths.ts). */
export function baseTemplates({ notes }: Templates): StarterPage[] {
  const listing = { cardPerSection: 20, sideFilter: true }
  return [
    template('category', 'Category', 'category-products', listing),
    template('product', 'Product', 'product-detail', { notes }),
    template('search', 'Search', 'search-results', listing),
    template('login', 'Sign in', 'login'),
    template('signup', 'Create an account', 'signup'),
    template('cart', 'Your bag', 'cart'),
    template('checkout', 'Checkout', 'checkout'),
    template('payment-result', 'Payment', 'payment-result'),
    template('overview', 'Your account', 'account-overview'),
    template('orders', 'Your orders', 'order-list'),
    template('order', 'Order', 'order-detail'),
    template('addresses', 'Your addresses', 'address-book'),
    template('profile', 'Your profile', 'profile'),
    template('not-found', 'Page not found', 'not-found'),
  ]
}

function template(key: string, title: string, section: string, props: Record<string, unknown> = {}): StarterPage {
  return { kind: 'template', key, title, sections: [{ type: section, props }] }
}
