import {parse} from 'yaml';

/** A page could not be read as MDX; names file and line. */
export class PageError extends Error {
  override name = 'PageError';
}

/** What stands between the lines of dashes. Throws {@link PageError}. */
export function readFrontMatter(file: string, block: string): Record<string, unknown> {
  try {
    return (parse(block) ?? {}) as Record<string, unknown>;
  } catch (cause) {
    // The parser counts from the first line below the dashes, and draws the place below its message.
    const place = (cause as {linePos?: readonly {readonly line: number}[]}).linePos?.[0]?.line;
    const said = (cause as Error).message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
    throw new PageError(
      `${file}:${(place ?? 0) + 1}: the front matter is not valid YAML: ${said}. Keys begin their lines; a text with ": " or # in it is put in quotes`,
    );
  }
}
