/** The converter ships no types; this is the part that is used. */
declare module 'openapi-to-postmanv2' {
  interface Result {
    readonly result: boolean;
    readonly reason?: string;
    readonly output?: readonly {readonly type: string; readonly data: object}[];
  }
  const converter: {
    convertV2(input: {type: 'string'; data: string}, options: Record<string, unknown>, done: (error: Error | null, result?: Result) => void): void;
  };
  export default converter;
}
