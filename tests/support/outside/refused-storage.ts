function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Storage of a browser that forbids sites to store anything. */
export const refusedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
