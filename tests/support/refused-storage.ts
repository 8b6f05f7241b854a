function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** What a browser hands out whose settings forbid a site to store anything. */
export const refusedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
