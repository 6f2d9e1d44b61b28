declare module 'saxen' {
  type Decode = (text: string) => string;

  /** The parts of this parser that we use; the package brings no types. */
  export class Parser {
    ns(prefixes: Record<string, string>): this;
    on(
      event: 'openTag',
      handler: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', handler: (name: string) => void): this;
    on(event: 'text', handler: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handler: (text: string) => void): this;
    on(event: 'error', handler: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
