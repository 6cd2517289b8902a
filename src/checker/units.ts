import type {Limit} from '../facts/schema/network.ts';

/** How much of the basic unit (bytes, seconds, bits a second) one of a limit's units is. */
const factors: Partial<Record<Limit['unit'], number>> = {
  kilobyte: 1000,
  kibibyte: 1024,
  megabyte: 1000 ** 2,
  mebibyte: 1024 ** 2,
  gigabyte: 1000 ** 3,
  gibibyte: 1024 ** 3,
  minute: 60,
  hour: 3600,
  day: 86_400,
  kilobit_per_second: 1000,
  megabit_per_second: 1_000_000,
};

/** A value in bytes, seconds or bits a second, told in a limit's own unit. */
export function inUnit(value: number, unit: Limit['unit']): number {
  return value / (factors[unit] ?? 1);
}

/** `4:5` as a number, 0.8. */
export function ratioOf(text: string): number {
  const [width = 1, height = 1] = text.split(':').map(Number);
  return width / height;
}

/** A limit's value in bytes, seconds or bits a second. */
export function inBasicUnit(value: number, unit: Limit['unit']): number {
  return value * (factors[unit] ?? 1);
}
