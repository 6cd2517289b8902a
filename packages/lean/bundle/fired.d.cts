export function report(name: string): void;
export function take(): Map<string, number>;
