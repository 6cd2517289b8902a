/** Addresses that are remembered; beyond it, the oldest are forgotten. */
const mostAddresses = 10_000;

/** Counts questions of each address in a bucket that fills up evenly. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, {left: number; at: number}>();

  constructor(perMinute: number, now: () => number = Date.now) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one question: 0 when it may be asked, otherwise the seconds to wait. */
  take(address: string): number {
    const now = this.#now();
    const known = this.#buckets.get(address) ?? {left: this.#perMinute, at: now};
    const left = Math.min(this.#perMinute, known.left + ((now - known.at) / 60_000) * this.#perMinute);
    this.#buckets.delete(address);
    this.#buckets.set(address, {left: left >= 1 ? left - 1 : left, at: now});
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= mostAddresses) break;
      this.#buckets.delete(oldest);
    }
    return left >= 1 ? 0 : Math.ceil(((1 - left) * 60) / this.#perMinute);
  }
}
