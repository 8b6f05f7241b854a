import type { StarterPage } from '../starter.ts'

/** The templates that every site begins with: one for each address that the system serves itself (shared/paths.ts). */
export const baseTemplates: StarterPage[] = [
  template('category', 'Category', 'category-products'),
  template('product', 'Product', 'product-detail'),
  template('search', 'Search', 'search-results'),
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

function template(key: string, title: string, section: string): StarterPage {
  return { kind: 'template', key, title, sections: [{ type: section }] }
}
