/**
 * Imports a part of the program once all of its files are in the browser's cache (scripts/fetch-first.ts): an import that fails
 * would fail for as long as the page stands.
 * @param files from the root of the site: `assets/cart-drawer-x.js`
 */
export async function fetchFirst<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => window.haatFetch?.(`/${file}`)))
  return load()
}
