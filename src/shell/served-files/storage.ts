// Where the browser blocks storage, even asking for it throws, and parts that do not expect this fail: the search
// window would not open. They get a storage that lasts as long as the page.
class PageStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  clear(): void {
    this.#values.clear();
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, String(value));
  }
}

if (typeof window !== 'undefined') {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      try {
        Object.defineProperty(window, name, {value: new PageStorage(), configurable: true});
      } catch {
        // The browser does not let the property be replaced; what can do without storage still works.
      }
    }
  }
}

export default {};
