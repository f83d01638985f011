/** Local storage in memory. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> & {
  readonly all: Map<string, string>
} {
  const all = new Map<string, string>()
  return {
    all,
    get length() {
      return all.size
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  }
}
